/** What extensions, translators and visitors who hide a part of a page do to it. */
export const pageChanges = {
  'removes the link to the top': () => document.querySelector('main a[href="#top"]')?.remove(),
  'removes a section': () => document.querySelector('main section')?.remove(),
  'removes the header': () => document.querySelector('header')?.remove(),
  'removes the footer': () => document.querySelector('footer')?.remove(),
  'removes status lines': () => {
    for (const line of document.querySelectorAll('[role=status]')) line.remove()
  },
  'removes what is in the head': () => {
    for (const element of document.head.querySelectorAll('title, meta, link')) element.remove()
  },
  'empties the page': () => document.querySelector('main')?.replaceChildren(),
  'replaces the page by a copy': () => {
    const main = document.querySelector('main')
    main?.replaceWith(main.cloneNode(true))
  },
  'wraps sections': () => {
    for (const section of document.querySelectorAll('main section, nav > *, h1')) {
      const wrapper = document.createElement('div')
      section.replaceWith(wrapper)
      wrapper.append(section)
    }
  },
  'wraps the page': () => {
    for (const element of document.querySelectorAll('main, main > *, footer')) {
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
  },
  'wraps everything': () => {
    const wrapper = document.createElement('div')
    wrapper.append(...document.body.childNodes)
    document.body.append(wrapper)
  },
  'wraps texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(`${text.nodeValue}`)
    }
  },
  'adds elements': () => {
    for (const place of document.querySelectorAll('head, body, main, main > *, header, footer')) {
      place.prepend(document.createElement('div'))
      place.append(document.createElement('div'))
    }
  },
} satisfies Record<string, () => void>
