import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { searchOf, wordsOf } from './search-words.ts'

describe('the words of a text', () => {
  it('are lower-cased, without accents and without repeats', () => {
    expect(wordsOf('Café CAFE — crème brûlée, 2 × café!')).toEqual(['cafe', 'creme', 'brulee', '2'])
  })

  it('are found in other scripts too', () => {
    expect(wordsOf('Учитель музыки, 先生')).toEqual(['учитель', 'музыки', '先生'])
  })

  it('are never longer than 50 letters, of whatever kind: what goes on is the next word', () => {
    expect(wordsOf(`${'x'.repeat(50)}${'y'.repeat(60)}`)).toEqual(['x'.repeat(50), 'y'.repeat(50), 'y'.repeat(10)])
    expect(wordsOf('𝒜𐐷'.repeat(50)).map((word) => [...word].length)).toEqual([50])
  })
})

describe('what a search asks for', () => {
  it.each(['', '   ', '\n\t'])('is everything when it is empty (%j)', (text) => {
    expect(searchOf(text)).toBeNull()
  })

  it('is nothing when it has no word', () => {
    expect(searchOf('*** "$" --')).toEqual({ words: [], prefix: '' })
  })

  it('takes the last word as a beginning too, from two letters on', () => {
    expect(searchOf('Yoga Tea')).toEqual({ words: ['yoga', 'tea'], prefix: 'tea' })
    expect(searchOf('yoga t')).toEqual({ words: ['yoga', 't'], prefix: '' })
  })

  it('reads operators as plain words', () => {
    expect(searchOf('{"$gt":""}')).toEqual({ words: ['gt'], prefix: 'gt' })
    expect(searchOf('-yoga "exact phrase" .*\u0000')?.words).toEqual(['yoga', 'exact', 'phrase'])
  })

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(searchOf('a coach for the yoga')).toEqual({ words: ['coach', 'yoga'], prefix: 'yoga' })
    expect(searchOf('The It')).toEqual({ words: ['the', 'it'], prefix: 'it' })
  })

  it('takes no word for a beginning that another one follows', () => {
    expect(searchOf('yoga the')).toEqual({ words: ['yoga'], prefix: '' })
    expect(searchOf('the')).toEqual({ words: ['the'], prefix: 'the' })
  })

  it('holds at most ten words of letters, marks and digits, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const search = searchOf(text)
        expect(search?.words.length ?? 0).toBeLessThanOrEqual(10)
        for (const word of search?.words ?? []) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      }),
    )
  })
})
