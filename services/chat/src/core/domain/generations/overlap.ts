/**
 * The least UTF-16 units of a repetition that is removed. A shorter one may be intended ("ha ha ha"), unless it repeats all that was shown.
 */
const leastOverlap = 12

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const isGraphemeBorder = (text: string, index: number) => graphemes.segment(text).containing(index)?.index === index

/** Text that arrives in pieces. */
export interface TextPieces {
  push: (piece: string) => void
  /** There are no more pieces. */
  end: () => void
}

/**
 * Returns how many UTF-16 units at the beginning of `text` repeat the end of `shown`: the longest repetition of 12 or more, or of all of
 * `shown`. A repetition begins at a grapheme boundary.
 */
function overlapOf(shown: string, text: string): number {
  for (let length = Math.min(shown.length, text.length); length > 0; length--) {
    if (length < leastOverlap && length < shown.length) return 0
    if (shown.endsWith(text.slice(0, length)) && isGraphemeBorder(shown, shown.length - length)) return length
  }
  return 0
}

/**
 * Emits the pieces of the rest of an answer without a repetition of the end of `shown` at their beginning. Holds pieces back while they may
 * still become a longer repetition. White space at the seam is not part of a repetition, and the white space at the end of `shown` is not
 * emitted again.
 */
export function withoutOverlap(shown: string, emit: (text: string) => void): TextPieces {
  const text = shown.trimEnd()
  let space = shown.slice(text.length)
  let held: string | undefined = ''

  const emitAfterSpace = (piece: string) => {
    let shared = 0
    while (shared < space.length && space[shared] === piece[shared]) shared++
    space = shared === piece.length ? space.slice(shared) : ''
    if (shared < piece.length) emit(piece.slice(shared))
  }

  const decide = (all: string) => {
    held = undefined
    const trimmed = all.trimStart()
    const overlap = overlapOf(text, trimmed)
    emitAfterSpace(overlap === 0 ? all : trimmed.slice(overlap))
  }

  return {
    push: (piece) => {
      if (held === undefined) return emitAfterSpace(piece)
      held += piece
      if (!text.includes(held.trimStart())) decide(held)
    },
    end: () => {
      if (held !== undefined) decide(held)
    },
  }
}
