import type { Element, Root } from 'hast'

/** Matches a last line that ends a fence, within a list or a quotation too. */
const fenceEnd = /(?:^|\n)[\s>]*(?:`{3,}|~{3,})\s*$/

/** Marks the block of code in which an unfinished text ends, so that it is shown without colours until it is whole. */
export function markOpenBlock(tree: Root, text: string): void {
  if (fenceEnd.test(text)) return
  const open = lastBlock(tree)
  if (open) open.properties.dataOpen = true
}

/** Returns the block of code after which nothing follows. */
function lastBlock(parent: Root | Element): Element | undefined {
  const last = parent.children.findLast((child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''))
  if (last?.type !== 'element') return undefined
  return last.tagName === 'pre' ? last : lastBlock(last)
}
