export interface Mark {
  /** The range of a mark in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

export interface Piece {
  text: string
  isMarked: boolean
}

/** Splits a text at its marks. Marks may be in any order and overlap; parts outside of the text are ignored. */
export function splitByMarks(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  const add = (until: number, isMarked: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at, until), isMarked })
    at = Math.max(at, until)
  }
  let at = 0
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    if (end <= start) continue
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}
