import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { addText, element, textOf } from '../tree/nodes.ts'

type Rewrite = (nodes: readonly ElementContent[]) => ElementContent[]

const text = (value: string): ElementContent => ({ type: 'text', value })

/** Replaces each element by what `change` returns for it and its rewritten children. */
const replaced = (change: (node: Element) => ElementContent[], isLeft: (node: Element) => boolean = () => false): Rewrite => {
  const rewrite: Rewrite = (nodes) =>
    nodes.flatMap((node) => (node.type !== 'element' || isLeft(node) ? [node] : change({ ...node, children: rewrite(node.children) })))
  return rewrite
}

/** A link leads to the web, a mail or a telephone and says where; another one is its text and its address. */
const links = replaced((node) => {
  if (node.tagName !== 'a') return [node]
  const { href: written, title } = node.properties
  const href = String(written ?? '')
  const content = textOf(node.children)
  const place = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(href)?.[1] ?? /^mailto:(.+)/.exec(href)?.[1]
  if (place !== undefined) {
    const titles = [title, content.includes(place) ? '' : place].filter(Boolean)
    return [{ ...node, properties: titles.length === 0 ? { href } : { href, title: titles.join(' – ') } }]
  }
  if (content === decodeURI(href)) return [text('<'), ...node.children, text('>')]
  return href === '' ? node.children : [...node.children, text(` (${href})`)]
})

/** An image is its alternative text, which is a link outside of a link. */
const images: Rewrite = (nodes) => {
  const asText = replaced((node) => (node.tagName === 'img' ? [text(String(node.properties.alt))] : [node]))
  const asLink = replaced(
    (node) => {
      const { src, title, alt } = node.properties
      return node.tagName === 'img' ? [element('a', { href: src, title }, [text(String(alt || src))])] : [node]
    },
    ({ tagName }) => tagName === 'a',
  )
  const inLinks = replaced((node) => (node.tagName === 'a' ? [{ ...node, children: asText(node.children) }] : [node]))
  return links(asLink(inLinks(nodes)))
}

/** A line break of a paragraph is a break. */
const breaks: Rewrite = (nodes) =>
  nodes.flatMap((node, index) => {
    if (node.type === 'element') return [/^(?:pre|code)$/.test(node.tagName) ? node : { ...node, children: breaks(node.children) }]
    if (node.type !== 'text') return [node]
    const before = nodes[index - 1]
    const isBroken = before?.type === 'element' && before.tagName === 'br' && node.value.startsWith('\n')
    const [first = '', ...lines] = (isBroken ? node.value.slice(1) : node.value).split('\n')
    return [text(isBroken ? `\n${first}` : first), ...lines.flatMap((line) => [element('br'), text(`\n${line}`)])]
  })

/** Where this renderer differs from a specification by a rule, which is applied to the specified nodes. */
const rules = { links, images, breaks }

export type Rule = keyof typeof rules

export const isRule = (name: string): name is Rule => name in rules

/** Returns HTML in one form, whatever its blanks between blocks, without the attributes that this renderer adds everywhere. */
export function canonical(html: string, applied: readonly Rule[] = []): string {
  const nodes = fromHtml(html, { fragment: true }).children.flatMap((node) => (node.type === 'doctype' ? [] : [node]))
  const body = trimmed(element('body', {}, nodes)).children
  return toHtml({ type: 'root', children: joined(applied.reduce((rewritten, rule) => rules[rule](rewritten), body)) })
}

const blocks = new Set('body blockquote ul ol li p pre h1 h2 h3 h4 h5 h6 hr table thead tbody tr th td details summary div'.split(' '))
const isBlock = (node: ElementContent | undefined) => node?.type === 'element' && blocks.has(node.tagName)

const added = ['dir', 'rel', 'target', 'ariaLabel']

/** Returns an element without blanks around its blocks, with its attributes in order. */
function trimmed(node: Element): Element {
  const properties = Object.entries(node.properties)
    .filter(([name]) => !added.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const children = node.tagName === 'pre' ? node.children : node.children.map((child, index) => trimmedText(node, child, index))
  return {
    ...node,
    properties: Object.fromEntries(properties),
    children: children.map((child) => (child.type === 'element' ? trimmed(child) : child)),
  }
}

function trimmedText(parent: Element, node: ElementContent, index: number): ElementContent {
  if (node.type !== 'text') return node
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]]
  const start = isBlock(before ?? parent) ? node.value.trimStart() : node.value
  return text(isBlock(after ?? parent) ? start.trimEnd() : start)
}

/** Joins texts that follow each other. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const all: ElementContent[] = []
  for (const node of nodes) {
    if (node.type === 'text') addText(all, node.value)
    else all.push(node.type === 'element' ? { ...node, children: joined(node.children) } : node)
  }
  return all
}
