import type { Passage } from './passage.ts'
import { passageSizes } from './passage-sizes.ts'
import { lastWords } from './sentences.ts'

/** A sentence of a passage. */
interface Part {
  /** What separates it from the part before it. */
  gap: string
  text: string
  /** In words, with the gap. */
  size: number
  page: number | null
}

interface Piece {
  heading: string
  parts: Part[]
  size: number
  /** The number of parts that repeat the end of the piece before it. */
  repeated: number
  otherQuestions: readonly string[]
}

export interface PassageList {
  /** Adds a sentence. `heading` is the heading of the passage that begins with it. */
  add: (part: Part, heading: () => string) => void
  /** Adds other wordings of the question that the passage that begins next answers. */
  addOtherQuestions: (questions: readonly string[]) => void
  /** Returns the words of the passage that is being filled; 0 when the next sentence begins one. */
  size: () => number
  /** Ends the passage. The next one repeats its end. */
  endPassage: () => void
  /** Ends the passage. The next one repeats nothing. */
  endSection: () => void
  /** Ends the last passage and returns all of them. */
  end: () => Passage[]
}

/**
 * Creates a list that is filled sentence by sentence. No passage exceeds the largest size.
 * The rest of a section joins its last passage where it fits.
 */
export function createPassageList(): PassageList {
  const passages: Passage[] = []
  let piece: Piece | null = null
  /** The piece before it in the same section, which the rest of the section may still join. */
  let previous: Piece | null = null
  let otherQuestions: readonly string[] = []

  const finish = (done: Piece | null) => {
    const text = done?.parts.map((part, index) => (index === 0 ? part.text : part.gap + part.text)).join('')
    if (!done || !text?.trim()) return
    const passage: Passage = { page: done.parts[0]?.page ?? null, heading: done.heading, text: text.trim() }
    if (done.otherQuestions.length > 0) passage.otherQuestions = done.otherQuestions
    passages.push(passage)
  }
  const endPassage = () => {
    if (!piece) return
    finish(previous)
    ;[previous, piece] = [piece, null]
  }
  const endSection = () => {
    const rest = piece && previous ? piece.parts.slice(piece.repeated) : []
    const size = sizeOfAll(rest)
    if (piece && previous && size < passageSizes.overlap && previous.size + size <= passageSizes.most) {
      previous.parts.push(...rest)
      piece = null
    }
    finish(previous)
    finish(piece)
    ;[previous, piece] = [null, null]
    otherQuestions = []
  }
  const begin = (heading: string): Piece => {
    const parts = previous ? endOf(previous.parts) : []
    const begun = { heading, parts, size: sizeOfAll(parts), repeated: parts.length, otherQuestions }
    otherQuestions = []
    return begun
  }

  return {
    add: (part, heading) => {
      if (piece && piece.size + part.size > passageSizes.most) endPassage()
      piece ??= begin(heading())
      piece.parts.push(part)
      piece.size += part.size
    },
    addOtherQuestions: (questions) => {
      otherQuestions = [...otherQuestions, ...questions]
    },
    size: () => piece?.size ?? 0,
    endPassage,
    endSection,
    end: () => {
      endSection()
      return passages
    },
  }
}

/** Returns the last sentences that may be repeated, or the last words of the last sentence when that is too long. */
function endOf(parts: readonly Part[]): Part[] {
  let from = parts.length
  let size = 0
  for (; from > 0; from--) {
    size += parts[from - 1]?.size ?? 0
    if (size > passageSizes.overlap) break
  }
  const last = parts.at(-1)
  return from < parts.length || !last ? parts.slice(from) : [{ ...last, ...lastWords(last, passageSizes.overlap) }]
}

const sizeOfAll = (parts: readonly Part[]): number => parts.reduce((sum, { size }) => sum + size, 0)
