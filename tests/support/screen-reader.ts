import type { Page } from 'playwright/test'

/** Roles in the words that screen readers tend to use for them. */
const spoken: Record<string, string> = { textbox: 'edit', combobox: 'combo box', generic: 'text' }

/** Announces titles, the control that gets focus, and new text in live regions, from Chromium's accessibility tree. */
export async function screenReader(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')

  /** What assistive technology gets at this moment: document, title, focus and live regions. */
  async function listen() {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    type Node = (typeof nodes)[number]
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const roleOf = (node: Node) => String(node.role?.value)
    /** Whether a state is set to something other than false. */
    const is = (node: Node, state: string) =>
      node.properties?.some(({ name, value }) => name === state && !/false/.test(`${value.value}`))
    const list = (parts: unknown[]) => parts.filter((part) => `${part || ''}`.trim()).join(', ')
    const textIn = (node: Node): string => {
      if (roleOf(node) === 'StaticText') return String(node.name?.value)
      return list((node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(textIn))
    }
    const describe = (node: Node) => {
      const role = roleOf(node)
      const name = node.name?.value || (role === 'generic' && textIn(node))
      return list([
        `${spoken[role] ?? role}${name ? ` “${name}”` : ''}`,
        role === 'switch' && (is(node, 'checked') ? 'on' : 'off'),
        is(node, 'required') && 'required',
        is(node, 'invalid') && 'invalid entry',
        node.description?.value && `“${node.description.value}”`,
      ])
    }

    const heard = nodes.filter(({ ignored }) => !ignored)
    const root = heard.find((node) => roleOf(node) === 'RootWebArea')
    const focused = heard.find((node) => node !== root && is(node, 'focused'))
    const live = heard.filter((node) => /^(status|alert)$/.test(roleOf(node)) && textIn(node))
    return new Map([
      // A different element after each load.
      ['document', `${root?.backendDOMNodeId}`],
      ['title', `page “${root?.name?.value}”`],
      ['focus', focused ? describe(focused) : ''],
      ...live.map((node): [string, string] => [
        `live region ${node.backendDOMNodeId}`,
        `${roleOf(node)}: ${textIn(node)}`,
      ]),
    ])
  }

  let before = new Map<string, string>()
  let now = before
  return {
    /** What is new since the last call of `heard`. */
    async news(): Promise<string[]> {
      now = await listen()
      const isLoaded = now.get('document') !== before.get('document')
      // The text that a live region has when its page loads is not announced.
      const silent = isLoaded ? /^(document|live)/ : /^document/
      const isNew = ([what, text]: [string, string]) => text && text !== before.get(what)
      return [...now].flatMap((entry) => (isNew(entry) && !silent.test(entry[0]) ? entry[1] : []))
    },
    heard() {
      before = now
    },
  }
}
