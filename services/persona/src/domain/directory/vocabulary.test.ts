import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { stemOf } from '../search-stems.ts'
import { canBeMeant, isMeant } from '../typos.ts'
import { createVocabulary } from './vocabulary.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '先', '𐐷', 's'), minLength: 4, maxLength: 9 })

describe('the vocabulary', () => {
  it('finds every word that is one edit away, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 15 }), letters, (words, typed) => {
        const vocabulary = createVocabulary()
        vocabulary.add(words)
        const meant = words.filter((word) => canBeMeant(word) && isMeant(typed, word)).map(stemOf)
        expect(new Set(vocabulary.meantBy(typed))).toEqual(new Set(meant))
      }),
      { numRuns: 1_000 },
    )
  })

  it('forgets a word with the last persona that has it', () => {
    const vocabulary = createVocabulary()
    for (const words of [['juggling', 'clubs'], ['juggling']]) vocabulary.add(words)
    vocabulary.remove(['juggling', 'clubs'])
    expect([vocabulary.beginningWith('jug'), vocabulary.beginningWith('clu')]).toEqual([['juggl'], []])
    vocabulary.remove(['juggling'])
    expect([vocabulary.beginningWith('jug'), vocabulary.meantBy('jugling')]).toEqual([[], []])
  })

  it('offers the words of the most personas first, twenty stems at most', () => {
    const vocabulary = createVocabulary()
    for (let i = 0; i < 30; i++) for (let times = 0; times <= i; times++) vocabulary.add([`word${String.fromCharCode(97 + i)}x`])
    const offered = vocabulary.beginningWith('word')
    expect(offered).toHaveLength(20)
    expect(offered[0]).toBe(`word${String.fromCharCode(97 + 29)}x`)
  })

  it('begins words of any script with what is typed', () => {
    const vocabulary = createVocabulary()
    vocabulary.add(['учитель', '先生', '\uffdcx', '𐐷𐐷𐐷'])
    expect(['учи', '先', '\uffdc', '𐐷'].map((beginning) => vocabulary.beginningWith(beginning))).toEqual([
      ['учитель'],
      ['先生'],
      ['\uffdcx'],
      ['𐐷𐐷𐐷'],
    ])
  })
})
