import type { Element, ElementContent } from 'hast'
import type { FormulaProps } from './formula-source.tsx'

/** Returns the formula that an element of a Markdown tree is; null for another element, and for other code. */
export function formulaOf(node: ElementContent | undefined): FormulaProps | null {
  if (node?.type !== 'element') return null
  const [, kind] = /^math-(inline|display)$/.exec(String(node.properties.className)) ?? []
  const [text] = node.children
  return kind && text?.type === 'text' ? { source: text.value, isDisplay: kind === 'display' } : null
}

/** Whether a block of code is a formula. */
export const holdsFormula = (block: Element | undefined): boolean => formulaOf(block?.children[0]) !== null
