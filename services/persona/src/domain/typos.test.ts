import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { canBeGuessed, isMeant, withinOneEdit } from './typos.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '先', '𐐷'), minLength: 4, maxLength: 9 })
/** The plain definition, slow: optimal string alignment. */
function distance(a: string, b: string): number {
  const [one, other] = [[...a], [...b]]
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= other.length; j++) {
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swapped))
    }
  }
  return at(one.length, other.length)
}

describe('a mistake', () => {
  it.each([
    ['a letter that is missing', 'medtation', true],
    ['a letter too many', 'medittation', true],
    ['another letter', 'mediration', true],
    ['two letters swapped', 'medtiation', true],
    ['none', 'meditation', true],
    ['two letters missing', 'medtatio', false],
    ['letters swapped that are no neighbours', 'tedimation', false],
  ])('may be %s (%s): %s', (_what, typed, found) => {
    expect(isMeant(typed, 'meditation')).toBe(found)
  })

  it('is found in another form of the word too', () => {
    expect(isMeant('teechers', 'teacher')).toBe(true)
    expect(isMeant('teechers', 'teaching')).toBe(false)
  })

  it('is no more than one edit, by the definition', () => {
    fc.assert(fc.property(word, word, (a, b) => withinOneEdit(a, b) === distance(a, b) <= 1))
  })
})

describe('a word that may be guessed', () => {
  it.each([
    ['yogas', true],
    ['yoga', false],
    ['учитль', true],
    ['先生先生', false],
    ['12345', false],
    ['mp3player', false],
    ['', false],
  ])('has five letters and nothing else: %s %s', (typed, guessed) => {
    expect(canBeGuessed(typed)).toBe(guessed)
  })
})
