import type { MarkdownIt } from 'markdown-it'

const tildes = /~{3,}/y

/** Reads three and more tildes as text, as GFM does. Two strike out what is between them, and one is text for markdown-it too. */
export function longTildes(parser: MarkdownIt): void {
  parser.inline.ruler.before('strikethrough', 'long_tildes', (state, silent) => {
    tildes.lastIndex = state.pos
    const [found] = tildes.exec(state.src) ?? []
    if (!found) return false
    if (!silent) state.pending += found
    state.pos += found.length
    return true
  })
}
