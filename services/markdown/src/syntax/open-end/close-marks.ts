import type { StateInline } from 'markdown-it'

interface Opener {
  /** The index of its token. */
  token: number
  close: () => void
}

/** Ends the emphasis and the tags that are open at the end of a text, from the innermost to the outermost. */
export function closeMarks(state: StateInline): void {
  const openers = [...openEmphasis(state), ...openTags(state)].sort((a, b) => b.token - a.token)
  for (const { close } of openers) close()
}

/** Reports whether complete emphasis holds a token: a mark in it that nothing ends is text. */
const isHeld = ({ delimiters }: StateInline, token: number) =>
  delimiters.some((start) => start.end >= 0 && start.token < token && (delimiters[start.end]?.token ?? 0) > token)

/** A single `*` or `_` within a word is text more often than emphasis. */
function openEmphasis(state: StateInline): Opener[] {
  const open = state.delimiters.filter(
    ({ open, close, end, length, token }) => open && end < 0 && !(close && length === 1) && !isHeld(state, token),
  )
  return open.map((delimiter) => ({
    token: delimiter.token,
    close: () => {
      state.push('text', '', 0)
      delimiter.end = state.delimiters.length
      const end = {
        marker: delimiter.marker,
        length: delimiter.length ?? 0,
        token: state.tokens.length - 1,
        end: -1,
        open: false,
        close: true,
      }
      state.delimiters.push(end)
    },
  }))
}

const tag = /^<(\/?)(sub|sup|kbd|mark)>$/i

function openTags(state: StateInline): Opener[] {
  const open: { name: string; token: number }[] = []
  for (const [token, { type, level, content }] of state.tokens.entries()) {
    const [, slash, name = ''] = (type === 'html_inline' && level === 0 && tag.exec(content)) || []
    if (slash && open.at(-1)?.name === name.toLowerCase()) open.pop()
    if (slash === '' && !isHeld(state, token)) open.push({ name: name.toLowerCase(), token })
  }
  return open.map(({ name, token }) => ({
    token,
    close: () => {
      state.push('html_inline', '', 0).content = `</${name}>`
    },
  }))
}
