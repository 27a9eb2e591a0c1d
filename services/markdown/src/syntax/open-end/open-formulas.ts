import type { StateInline } from 'markdown-it'

/** Matches a formula without its end. `$` before a digit or a blank is money, and so is one that does not end within 80 characters. */
const openFormula = /(?:\\\((?:(?!\\\)).)*|\\\[(?:(?!\\\]).)*|\$\$(?:(?!\$\$).)*|\$(?![\d\s$])[^$\n]{0,80})$/sy

/** Holds back a formula until it is complete, because half of one is drawn in another way. */
export function holdOpenFormula(state: StateInline): boolean {
  openFormula.lastIndex = state.pos
  if (!openFormula.test(state.src)) return false
  state.pos = state.src.length
  return true
}
