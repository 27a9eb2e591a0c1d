import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseSearch } from './search-terms.ts'

describe('parseSearch', () => {
  it.each(['', '   ', '\n\t'])('returns null for the empty text %j', (text) => {
    expect(parseSearch(text)).toBeNull()
  })

  it('returns no words for a text without words', () => {
    expect(parseSearch('*** "$" --')).toEqual({ words: [], prefix: '' })
  })

  it('takes the last word as a prefix from two characters on', () => {
    expect(parseSearch('Yoga Tea')).toEqual({ words: ['yoga', 'tea'], prefix: 'tea' })
    expect(parseSearch('yoga t')).toEqual({ words: ['yoga', 't'], prefix: '' })
  })

  it('reads operators as plain words', () => {
    expect(parseSearch('{"$gt":""}')).toEqual({ words: ['gt'], prefix: 'gt' })
    expect(parseSearch('-yoga "exact phrase" .*\u0000')?.words).toEqual(['yoga', 'exact', 'phrase'])
  })

  it('drops stop words unless there are no other words', () => {
    expect(parseSearch('a coach for the yoga')).toEqual({ words: ['coach', 'yoga'], prefix: 'yoga' })
    expect(parseSearch('The It')).toEqual({ words: ['the', 'it'], prefix: 'it' })
  })

  it('takes no word as a prefix that another word follows', () => {
    expect(parseSearch('yoga the')).toEqual({ words: ['yoga'], prefix: '' })
    expect(parseSearch('the')).toEqual({ words: ['the'], prefix: 'the' })
  })

  it('drops the function words of other languages', () => {
    expect(parseSearch('ein Lehrer für die Mathematik')).toEqual({ words: ['lehrer', 'mathematik'], prefix: 'mathematik' })
    expect(parseSearch('料理の先生')).toEqual({ words: ['料理', '先生'], prefix: '先生' })
    expect(parseSearch('mẹ và bé')).toEqual({ words: ['me', 'be'], prefix: 'be' })
    expect(parseSearch('für die mit')).toEqual({ words: ['fur', 'die', 'mit'], prefix: 'mit' })
  })

  it('searches a word of a script without blanks by its pairs', () => {
    expect(parseSearch('ラーメン')?.words).toEqual(['らー', 'ーめ', 'めん'])
    expect(parseSearch('王')).toEqual({ words: ['王'], prefix: '' })
  })

  it('returns at most 24 terms of letters, marks and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const search = parseSearch(text)
        expect(search?.words.length ?? 0).toBeLessThanOrEqual(24)
        for (const word of search?.words ?? []) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      }),
    )
  })
})
