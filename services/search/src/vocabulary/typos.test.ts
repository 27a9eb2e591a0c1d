import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isCorrectable, isCorrection, isWithinOneEdit } from './typos.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '先', '𐐷'), minLength: 4, maxLength: 9 })
/** Optimal string alignment by its definition, with a full table. */
function distance(a: string, b: string): number {
  const left = [...a]
  const right = [...b]
  const rows = [Array.from({ length: right.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= left.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= right.length; j++) {
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swapped))
    }
  }
  return at(left.length, right.length)
}

describe('isCorrection', () => {
  it.each([
    ['a missing letter', 'medtation', true],
    ['an added letter', 'medittation', true],
    ['a replaced letter', 'mediration', true],
    ['two swapped neighbours', 'medtiation', true],
    ['no mistake', 'meditation', true],
    ['two missing letters', 'medtatio', false],
    ['two swapped letters that are not neighbours', 'tedimation', false],
  ])('with %s (%s) is %s', (_what, typed, expected) => {
    expect(isCorrection(typed, 'meditation')).toBe(expected)
  })

  it('accepts another form of the word', () => {
    expect(isCorrection('teechers', 'teacher')).toBe(true)
    expect(isCorrection('teechers', 'teaching')).toBe(false)
  })
})

describe('isWithinOneEdit', () => {
  it('agrees with the definition of the distance', () => {
    fc.assert(fc.property(word, word, (a, b) => isWithinOneEdit(a, b) === distance(a, b) <= 1))
  })
})

describe('isCorrectable', () => {
  it.each([
    ['yogas', true],
    ['yoga', false],
    ['учитль', true],
    ['先生先生', false],
    ['12345', false],
    ['mp3player', false],
    ['', false],
  ])('needs five letters and nothing else: %s %s', (typed, expected) => {
    expect(isCorrectable(typed)).toBe(expected)
  })
})
