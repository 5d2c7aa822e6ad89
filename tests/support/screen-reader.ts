import type { CDPSession, Page } from 'playwright/test'

/** A node of Chromium's accessibility tree, as far as it is looked at here. */
type Node = {
  nodeId: string
  ignored: boolean
  role: string
  name: string
  description: string
  /** By name; what is `false` is left out. */
  properties: Map<string, unknown>
  children: readonly string[]
  element: number | undefined
}

/** What assistive technology is given at one moment. */
type Moment = {
  /** The document, and what it is called. */
  document: number | undefined
  page: string
  focus: string
  /** What live regions hold, by the element. */
  live: ReadonlyMap<number, string>
}

/** Roles by the words that screen readers tend to use for them. */
const spoken: Record<string, string> = {
  textbox: 'edit',
  combobox: 'combo box',
  generic: 'text',
}

const text = (value: { value?: unknown } | undefined) =>
  typeof value?.value === 'string' ? value.value : ''

async function readTree(browser: CDPSession): Promise<Map<string, Node>> {
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  return new Map(
    nodes.map((node) => [
      node.nodeId,
      {
        nodeId: node.nodeId,
        ignored: node.ignored,
        role: text(node.role),
        name: text(node.name),
        description: text(node.description),
        properties: new Map(
          (node.properties ?? [])
            .map(({ name, value }) => [name, value.value] as const)
            .filter(([, value]) => value !== false && value !== 'false'),
        ),
        children: node.childIds ?? [],
        element: node.backendDOMNodeId,
      },
    ]),
  )
}

/** All the text in a node, in the order it is read. */
function textIn(node: Node, tree: ReadonlyMap<string, Node>): string {
  if (node.role === 'StaticText') return node.name
  const parts = node.children.map((id) => {
    const child = tree.get(id)
    return child ? textIn(child, tree) : ''
  })
  return parts.filter((part) => part.trim()).join(', ')
}

function describe(node: Node, tree: ReadonlyMap<string, Node>): string {
  const { role, name, description, properties } = node
  const says = name || (role === 'generic' ? textIn(node, tree) : '')
  const states = [
    role === 'switch' && (properties.get('checked') === 'true' ? 'on' : 'off'),
    properties.has('required') && 'required',
    properties.has('invalid') && 'invalid entry',
    description && `“${description}”`,
  ]
  return [`${spoken[role] ?? role}${says && ` “${says}”`}`, ...states].filter(Boolean).join(', ')
}

async function listen(browser: CDPSession): Promise<Moment> {
  const tree = await readTree(browser)
  const nodes = [...tree.values()].filter((node) => !node.ignored)
  const root = nodes.find((node) => node.role === 'RootWebArea')
  const focused = nodes.find(
    (node) => node.properties.has('focused') && node.role !== 'RootWebArea',
  )
  const live = nodes
    .filter((node) => node.role === 'status' || node.role === 'alert')
    .map((node) => [node.element ?? 0, `${node.role}: ${textIn(node, tree)}`] as const)
    .filter(([, said]) => !said.endsWith(': '))
  return {
    document: root?.element,
    page: `page “${root?.name ?? ''}”`,
    focus: focused ? describe(focused, tree) : '',
    live: new Map(live),
  }
}

/**
 * What a screen reader has to say, taken from Chromium's accessibility tree: the page when it is another or is called
 * otherwise, what has come into focus, and what has come into a live region. It is no screen reader: those have words
 * and an order of their own.
 */
export async function screenReader(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Accessibility.enable')
  let before: Moment = { document: undefined, page: '', focus: '', live: new Map() }
  let now = before
  return {
    /** What is new since the last time that all of it had been heard. */
    async news(): Promise<string[]> {
      now = await listen(browser)
      const lines: string[] = []
      if (now.page !== before.page) lines.push(now.page)
      if (now.focus && now.focus !== before.focus) lines.push(now.focus)
      for (const [element, said] of now.live) {
        // What a live region holds when its page is loaded is read with the page.
        if (now.document === before.document && before.live.get(element) !== said) lines.push(said)
      }
      return lines
    },
    heard() {
      before = now
    },
  }
}
