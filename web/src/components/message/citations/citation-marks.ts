import type { Element, ElementContent, Root } from 'hast'

/** Elements whose text is not changed: code is a quotation, and a link cannot contain a button. */
const untouched = new Set(['a', 'code', 'pre'])

/** Matches a marker. A model gets at most 6 passages. */
const mark = /\[([1-6])\]/g

/**
 * Turns each `[1]` to `[6]` of a text into `<cite data-n="1">[1]</cite>`, outside of code and links. Markdown has no other way to a `cite`.
 */
export function markCitations(tree: Root): void {
  tree.children = tree.children.flatMap((child) => (child.type === 'doctype' ? [] : markedNodes(child)))
}

function markedNodes(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return splitText(node.value)
  if (node.type === 'element' && !untouched.has(node.tagName)) node.children = node.children.flatMap(markedNodes)
  return [node]
}

function splitText(value: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let end = 0
  for (const match of value.matchAll(mark)) {
    const [text, n] = match
    if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) })
    const cite: Element = { type: 'element', tagName: 'cite', properties: { dataN: n }, children: [{ type: 'text', value: text }] }
    nodes.push(cite)
    end = match.index + text.length
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) })
  return nodes
}
