import type { ElementContent } from 'hast'

/** Returns nodes, with those of before in place of equal ones, also within elements that differ, so that they are not rendered again. */
export const keepEqual = (before: readonly ElementContent[], nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node, index) => keptOf(before[index], node))

function keptOf(before: ElementContent | undefined, node: ElementContent): ElementContent {
  if (before === node) return node
  if (before?.type === 'text' && node.type === 'text') return before.value === node.value ? before : node
  if (before?.type !== 'element' || node.type !== 'element') return node
  node.children = keepEqual(before.children, node.children)
  const { children } = node
  const isSame = before.tagName === node.tagName && isEqual(before.properties, node.properties)
  const isKept = children.length === before.children.length && children.every((child, index) => child === before.children[index])
  return isSame && isKept ? before : node
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
