import { type Mark, splitByMarks } from './marks.ts'

/** A text with the found words marked. */
export const MarkedText = ({ text, marks = [] }: { text: string; marks?: readonly Mark[] | undefined }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
  splitByMarks(text, marks).map((piece, index) => (piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text))
