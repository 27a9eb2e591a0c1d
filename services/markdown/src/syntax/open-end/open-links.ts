import type { StateInline } from 'markdown-it'

/** Matches `[label`, `[label]`, `[label](address` and `[label](address "title"` at the end of a text, also of an image. */
const openLink = /!?\[([^[\])\n]{0,80})(\](?:\([^\s()]*(?:\([^\s()]*\)?)?(?:[ \t]+"[^"]*"?)?)?)?$/y

/** The `]` of a label after which nothing is shown, by the text's environment. */
const labelEnds = new WeakMap<object, number>()

/**
 * Reads the `[` of a link whose address is not complete: its label is shown, and its brackets and address are not. What
 * may become a citation, the box of a task or the mark of a note is held back.
 */
export function readOpenLink(state: StateInline): boolean {
  const { src, pos } = state
  openLink.lastIndex = pos
  const [all, label = '', rest] = openLink.exec(src) ?? []
  if (all === undefined) return false
  const isShort = /^(?:[\dxX ]?$|\^)/.test(label)
  if (isShort && rest !== undefined) return false
  if (isShort) {
    state.pos = src.length
    return true
  }
  const start = pos + all.indexOf('[') + 1
  if (rest !== undefined) labelEnds.set(state.env, start + label.length)
  state.pos = start
  return true
}

/** Leaves out what is after the label of such a link. */
export function readLabelEnd(state: StateInline): boolean {
  if (state.pos === 0 || labelEnds.get(state.env) !== state.pos) return false
  state.pos = state.src.length
  return true
}
