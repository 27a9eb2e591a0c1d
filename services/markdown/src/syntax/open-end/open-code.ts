import type { StateInline } from 'markdown-it'

const backticks = /`+/y

/** Reads code that nothing ends, to the end of the text. */
export function readOpenCode(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state
  backticks.lastIndex = pos
  const [markup] = backticks.exec(src) ?? []
  if (!markup) return false
  const content = src.slice(pos + markup.length)
  if (content.trim() === '' || new RegExp(`(?<!\`)${markup}(?!\`)`).test(content)) return false
  if (!silent) {
    const token = state.push('code_inline', 'code', 0)
    token.markup = markup
    token.content = content.replaceAll('\n', ' ').trim()
  }
  state.pos = src.length
  return true
}
