import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator'
import { Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { filePolicy, pagePolicy, textPolicy } from './csp'

const parsed = (policy: string) => new CspParser(policy).csp
const hash = "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"
const nonce = "'nonce-h3VJsTRyveqfzbLXRSvLlQ=='"
const policies = {
  'a page with hashes': pagePolicy({ scripts: [hash], styles: [hash] }),
  'a page with a nonce': pagePolicy({ scripts: [nonce], styles: [nonce] }),
  'a page without script': pagePolicy({ scripts: [], styles: [] }),
  'a file': filePolicy,
  'a text': textPolicy,
}

test.each(Object.entries(policies))('csp_evaluator accepts the policy of %s', (what, policy) => {
  expect(new CspEvaluator(parsed(policy)).evaluate()).toEqual([])
  // These two are fallbacks for browsers without hashes (before 2016) or 'strict-dynamic' (before 2022).
  const forOldBrowsers = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK]
  const findings = new CspEvaluator(parsed(policy)).evaluate([], STRICTCSP_CHECKS)
  const kinds = findings.map(({ type }) => type).filter((type) => !forOldBrowsers.includes(type))
  expect(kinds).toEqual(what.startsWith('a page') ? [] : [Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS])
  expect(policy).not.toContain('unsafe')
})
