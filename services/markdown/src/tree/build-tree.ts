import type { Element, ElementContent, Properties } from 'hast'
import type { Token } from 'markdown-it'
import type { MarkdownOptions } from '../options.ts'
import { parser } from '../parser.ts'
import { headingLevels, type OpenHeadings } from './heading-levels.ts'
import { htmlPieces } from './html-tags.ts'
import { imageOf, linkOf } from './links.ts'
import { element } from './nodes.ts'
import { createNotes } from './notes.ts'
import { openElements } from './open-elements.ts'

/** What a text continues, and who follows it. */
interface Continued {
  headings: OpenHeadings
  /** Receives the first token of each block that is in no other one, and the number of nodes and the open headings before it. */
  onBlock: (token: Token, nodes: number, headings: OpenHeadings) => void
}

/** Turns the tokens of a text into nodes. Every element and attribute is made here: none comes from HTML of the text. */
export function buildTree(tokens: readonly Token[], options: MarkdownOptions, continued?: Continued): ElementContent[] {
  const elements = openElements()
  const headings = headingLevels(options.topHeading, continued?.headings)
  const notes = createNotes(options)
  let linkDepth = 0

  const addLine = (text: string) => {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) elements.add([element('br'), { type: 'text', value: '\n' }])
      elements.addText(line)
    }
  }

  const addHtml = (html: string, isBlock: boolean) => {
    for (const { source, name, isEnd, isOpen } of htmlPieces(html, isBlock)) {
      const isSection = name === 'details' || name === 'summary'
      if (isSection) elements.endLoose()
      const isMisplaced = name === 'summary' && !isEnd && elements.top().tagName !== 'details'
      if (name !== null && isEnd && elements.closeTag(name)) continue
      if (name === null && isBlock && source.trim() === '') continue
      if (isBlock && !(isSection && !isEnd && !isMisplaced)) elements.openLoose()
      if (name === null || isEnd || isMisplaced) addLine(isBlock ? source.replace(/^\n+|\n+$/g, '') : source)
      else if (name === 'br') elements.add([element('br')])
      else elements.openTag(element(name, isOpen ? { open: true } : {}), source)
    }
    if (isBlock) elements.endLoose()
  }

  const attributesOf = (token: Token): Properties => {
    if (token.type === 'ordered_list_open') return token.attrGet('start') === null ? {} : { start: Number(token.attrGet('start')) }
    const [, align] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? []
    return align ? { align } : {}
  }
  const targetOf = (token: Token, name: string) => ({
    href: String(token.attrGet(name) ?? ''),
    title: String(token.attrGet('title') ?? ''),
    markup: token.markup,
  })
  const open = (token: Token) => {
    if (token.type === 'link_open') {
      linkDepth++
      elements.open(element('a'), ({ children }) => linkOf(targetOf(token, 'href'), children))
    } else if (token.type === 'footnote_open') {
      const label = labelOf(token)
      elements.open(element('div'), ({ children }) => {
        notes.define(label, children)
        return []
      })
    } else if (!token.hidden) elements.open(element(headings.tagOf(token), attributesOf(token)))
    if (typeof token.meta?.isDone === 'boolean') elements.add(taskBox(token.meta.isDone, options))
  }
  const close = (token: Token) => {
    if (token.type === 'link_close') linkDepth--
    if (!token.hidden) elements.close()
  }

  const addToken = (token: Token) => {
    if (token.nesting === 1) return open(token)
    if (token.nesting === -1) return close(token)
    switch (token.type) {
      case 'inline':
        for (const child of token.children ?? []) addToken(child)
        return
      case 'softbreak':
      case 'hardbreak':
        return elements.add([element('br'), { type: 'text', value: '\n' }])
      case 'code_inline':
        return elements.add([element('code', classOf(token), [{ type: 'text', value: token.content }])])
      case 'fence':
      case 'code_block':
        return elements.add([codeBlock(token)])
      case 'html_inline':
        return addHtml(token.content, false)
      case 'html_block':
        return addHtml(token.content, true)
      case 'image':
        return elements.add(imageOf(targetOf(token, 'src'), altOf(token), linkDepth > 0))
      case 'hr':
        return elements.add([element('hr')])
      case 'footnote_ref':
        return elements.add(linkDepth > 0 ? [{ type: 'text', value: `[^${labelOf(token)}]` }] : [notes.refer(labelOf(token))])
      default:
        return elements.addText(token.content)
    }
  }

  for (const token of tokens) {
    // A `<details>` that is open holds the blocks after it.
    const isBlock = token.level === 0 && token.nesting >= 0 && elements.top().tagName === 'root'
    if (isBlock) continued?.onBlock(token, elements.top().children.length, headings.open())
    addToken(token)
  }
  const nodes = elements.end()
  const list = notes.list()
  return list ? [...nodes, list] : nodes
}

const labelOf = ({ meta }: Token) => String(meta?.label)

/** The text of an image. */
const altOf = ({ children }: Token) => parser.renderer.renderInlineAsText(children ?? [], parser.options, {})

const isLanguage = /^[^<>"'&]+$/

const codeBlock = (token: Token): Element => element('pre', {}, [element('code', classOf(token), [{ type: 'text', value: token.content }])])

/** The class of code: the language that its fence names, or that it is a formula, which holds its delimiters as they were written. */
function classOf({ info, meta }: Token): Properties {
  if (meta?.formula) return { className: [`math-${meta.formula}`] }
  const [language = ''] = parser.utils.unescapeAll(info).trim().split(/\s/)
  return isLanguage.test(language) ? { className: [`language-${language}`] } : {}
}

const taskBox = (isDone: boolean, { words }: MarkdownOptions): ElementContent[] => [
  element('input', { type: 'checkbox', disabled: true, checked: isDone, ariaLabel: isDone ? words.done : words.open }),
  { type: 'text', value: ' ' },
]
