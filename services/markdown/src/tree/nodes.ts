import type { Element, ElementContent, Properties, Root } from 'hast'

export const element = (tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** Returns the nodes of a tree, which never has a document type. */
export const nodesOf = (tree: Root): ElementContent[] => tree.children.filter((node) => node.type !== 'doctype')

/** Returns the text of nodes, without markup. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : '')).join('')

/** Adds text to the end of a list of nodes. */
export function addText(children: ElementContent[], value: string): void {
  const last = children.at(-1)
  if (last?.type === 'text') last.value += value
  else if (value !== '') children.push({ type: 'text', value })
}
