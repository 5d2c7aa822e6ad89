import { HtmlValidate } from 'html-validate'

/** HTML as the standard has it. What is turned off is about how it is written, or is not so for this site. */
const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `charSet` and `srcSet`; HTML does not mind.
    'attr-case': 'off',
    // React writes `<br/>`, `required=""` and `inert=""`.
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's ids begin with an underscore, as the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Everything is of the site's own origin, and its policy lets nothing else in.
    'require-sri': 'off',
    // What search engines show of a title is theirs to say. The firm's name is part of each, and it is long.
    'long-title': 'off',
    // A style keeps telephone numbers on one line. In the text, other characters would be copied along.
    'tel-non-breaking': 'off',
  },
})

/** What is wrong with a page's HTML, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
