import type { Element, ElementContent, Root } from 'hast'

/** Elements whose text decides their direction. */
const directed = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'table', 'th', 'td', 'details', 'summary'])
/** Elements that take the direction of what they begin with: the browser leaves out descendants that have a direction of their own. */
const takes = new Set(['li', 'blockquote', 'table', 'details'])

/** Gives each paragraph, heading, list item, table and cell the direction of its text. Code runs from left to right. */
export function setDirections(root: Root): void {
  for (const child of root.children) if (child.type === 'element') setDirection(child, false)
}

function setDirection(node: Element, isTaken: boolean): void {
  const { tagName, properties, children } = node
  if (tagName === 'pre' || tagName === 'code') {
    properties.dir = 'ltr'
    return
  }
  if (directed.has(tagName) && !isTaken) properties.dir = 'auto'
  const [first] = children.filter(isFilled)
  const givesFirst = isTaken || takes.has(tagName)
  for (const child of children) if (child.type === 'element') setDirection(child, givesFirst && child === first)
}

const isFilled = (node: ElementContent) =>
  node.type === 'element' ? node.tagName !== 'input' : node.type === 'text' && node.value.trim() !== ''
