import { HtmlValidate } from 'html-validate'

/** Valid HTML. The rules that are off are about style, or do not apply to this site. */
const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `charSet` and `srcSet`; HTML ignores case.
    'attr-case': 'off',
    // React writes `<br/>`, `required=""` and `inert=""`.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's ids begin with an underscore, as the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // The site loads everything from its own origin, and its policy refuses anything else.
    'require-sri': 'off',
    // Each title contains the firm's name, which may be long. Search engines shorten titles themselves.
    'long-title': 'off',
    // CSS keeps telephone numbers on one line. Special characters in the text would be copied with the number.
    'tel-non-breaking': 'off',
  },
})

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
