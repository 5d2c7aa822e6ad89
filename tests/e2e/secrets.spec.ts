import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { whole } from '../fakes/api-host.ts'
import { builtFiles, listFiles } from '../hosts/running-host.ts'
import {
  enquiry,
  postForm,
  readSubmissionLog,
  sameOrigin,
  stackLine,
} from '../support/posted-forms.ts'
import { call, functionAddresses, malformed, unknownFunction } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

/** What a visitor types. The name occurs in no page or file of the site. */
const typed = { ...enquiry, lastName: 'Quillfeather' }

test('no response or log line contains a secret of the server', async ({ apiHost, start }) => {
  const secret = 'correct-horse-battery-staple'
  const variables = {
    API_HOST: `${apiHost.url}/inner`,
    SUBMISSION_LIMIT: '1',
    API_KEY: secret,
    SMTP_URL: `smtp://website:${secret}@localhost`,
    NOTIFY_TO: 'office@mail.example',
  }
  const site = await start(variables)
  apiHost.answer(whole(500, '<p>Stack of the host</p>'))
  const responses: Record<string, string> = {}
  const outside = ['.env', '..%2f..%2fpackage.json', 'assets/..%2f..%2fserver/index.mjs']
  const { firstName, lastName, email, message } = typed
  const written = [
    lastName,
    `${lastName}%5E`,
    `about/${lastName}/`,
    `about?${lastName}`,
    `_serverFn//${lastName}`,
  ]
  const paths = ['%ff', ...outside, ...written]
  const failures = [
    ...paths.map((path) => () => fetch(`${site.url}/${path}`)),
    ...paths.map((path) => () => postForm(site, typed, { path: `/${path}` })),
    () => postForm(site, { ...typed, email: '' }, { path: `/contact?${lastName}` }),
    () => postForm(site, { ...typed, email: '' }),
    // The second is over the limit.
    () => postForm(site, typed),
    () => postForm(site, typed),
    () => postForm(site, typed, { headers: { origin: 'https://elsewhere.example' } }),
    () => postForm(site, typed, { headers: { ...sameOrigin(site), 'content-type': 'text/plain' } }),
    () => postForm(site, typed, { path: '/about' }),
    () => call(site, unknownFunction),
    ...functionAddresses().flatMap((address) =>
      [...malformed, undefined].map((body) => () => call(site, address, body)),
    ),
  ]
  for (const [index, ask] of failures.entries()) {
    responses[`failure ${index}`] = await readText(await ask())
  }
  const files = listFiles(join(root, '.output/public'))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => `/${relative(join(root, '.output/public'), file)}`)
  for (const path of files) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding }
      const response = await fetch(`${site.url}${path}`, { headers })
      // The page of a missing path is a file, too.
      expect(response.status, path).toBe(path === '/404.html' ? 404 : 200)
      responses[`${path} as ${coding}`] = await readText(response)
    }
  }

  const secrets = [
    ...[new URL(apiHost.url).host, secret, root, variables.NOTIFY_TO, 'Stack of the host'],
    ...['API_HOST', 'API_KEY', 'INBOX_FILE', 'SMTP_URL', 'TRUSTED_PROXIES'],
    ...['node:sqlite', 'DatabaseSync', 'node_modules', 'sourceMappingURL'],
  ]
  // Makes sure that the search finds text in the responses.
  expect(responses['/contact/index.html as br'] ?? '').toContain('Schedule Consultation')
  for (const [what, text] of Object.entries(responses)) {
    const told = secrets.filter((part) => text.includes(part))
    expect([...told, ...(text.match(stackLine) ?? [])], what).toEqual([])
  }
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])

  expect(readSubmissionLog(site)).toContainEqual(
    expect.objectContaining({
      ...{ level: 'error', form: 'contact', outcome: 'failed' },
      reason: 'status 500 without a message',
      ms: expect.any(Number),
    }),
  )
  for (const word of [firstName, lastName, email, message, secret, 'Stack of the host']) {
    expect(site.output()).not.toContain(word)
  }
})

async function readText(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  return [response.statusText, ...headers, await response.text()].join('\n')
}

/** Texts of development tools, each with a folder that contains it. If the text changes there, the test fails. */
const forDevelopers = {
  'Open TanStack Devtools': 'node_modules/@tanstack/devtools',
  TanStackRouterDevtools: 'node_modules/@tanstack/react-router-devtools',
  'The page behind the panel waits': 'app/design-system',
}

test('no built file contains development tools, or reads NODE_ENV', { tag: '@host' }, ({
  preset,
}) => {
  const built = builtFiles(preset)
  const findFiles = (files: string[], text: string) =>
    files.filter((file) => readFileSync(file, 'latin1').includes(text))
  for (const [text, origin] of Object.entries(forDevelopers)) {
    expect(findFiles(listFiles(join(root, origin)), text), `${text} in ${origin}`).not.toEqual([])
    expect(findFiles(built, text), text).toEqual([])
  }
  expect(findFiles(built, 'NODE_ENV')).toEqual([])
})
