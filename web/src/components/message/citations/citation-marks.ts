/** The used part of a hast node. */
interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/** Elements whose text is not changed: code is a quotation, and a link cannot contain a button. */
const untouched = new Set(['a', 'code', 'pre'])

/** Matches a marker. A model gets at most 6 passages. */
const mark = /\[([1-6])\]/g

/**
 * A rehype plugin that turns each `[1]` to `[6]` of a text into `<cite data-n="1">[1]</cite>`, outside of code and links. Markdown has no
 * other way to a `cite`.
 */
export const citationMarks = () => (tree: Node) => wrapMarks(tree)

function wrapMarks(node: Node) {
  if (!node.children || untouched.has(node.tagName ?? '')) return
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return splitText(child.value ?? '')
    wrapMarks(child)
    return [child]
  })
}

function splitText(value: string): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const match of value.matchAll(mark)) {
    const [text, n] = match
    if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) })
    nodes.push({ type: 'element', tagName: 'cite', properties: { dataN: n }, children: [{ type: 'text', value: text }] })
    end = match.index + text.length
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) })
  return nodes
}
