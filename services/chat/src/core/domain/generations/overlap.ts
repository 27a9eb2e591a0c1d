/** A shorter repetition is taken for intended: "ha ha ha". A repetition of everything that was shown never is. */
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
 * Returns the number of UTF-16 units at the beginning of `text` that repeat the end of `shown`: the longest repetition of 12 units or more, or
 * one of all that was shown. It begins at a border of graphemes.
 */
function overlapOf(shown: string, text: string): number {
  for (let length = Math.min(shown.length, text.length); length > 0; length--) {
    if (length < leastOverlap && length < shown.length) return 0
    if (shown.endsWith(text.slice(0, length)) && isGraphemeBorder(shown, shown.length - length)) return length
  }
  return 0
}

/**
 * Passes on the pieces of a continuation without the repetition of the end of `shown` with which it may begin. Holds the first pieces back
 * until they can be no beginning of a longer repetition, or until the end. White space at the seam is not counted for a repetition, and what
 * `shown` ends with is not passed on a second time.
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
