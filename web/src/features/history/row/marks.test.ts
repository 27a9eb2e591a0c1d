import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { splitByMarks } from './marks.ts'

const shown = (text: string, ...marks: [number, number][]) =>
  splitByMarks(
    text,
    marks.map(([start, end]) => ({ start, end })),
  )
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

describe('marks in a text', () => {
  it.each<[string, [number, number][], string]>([
    ['soup for one', [], 'soup for one'],
    ['soup for one', [[0, 4]], '[soup] for one'],
    ['soup for one', [[9, 12], [0, 4]], '[soup] for [one]'], // biome-ignore format: a table
    ['soup', [[0, 4]], '[soup]'],
    ['soup', [[0, 3], [1, 4]], '[sou][p]'], // biome-ignore format: a table
    ['🍲 soup', [[3, 7]], '🍲 [soup]'],
    ['soup', [[2, 99]], 'so[up]'],
    ['soup', [[7, 9], [2, 2]], 'soup'], // biome-ignore format: a table
    ['', [[0, 4]], ''],
  ])('%j with %j is %j', (text, marks, expected) => expect(shown(text, ...marks)).toBe(expected))

  it('never change the text', () => {
    const mark = fc.record({ start: fc.nat(40), end: fc.nat(40) })
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(mark), (text, marks) => {
        const pieces = splitByMarks(text, marks)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.every((piece) => piece.text !== '')).toBe(true)
      }),
    )
  })
})
