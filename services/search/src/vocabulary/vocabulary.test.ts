import { describe, expect, it } from '@jest/globals'
import { stemOf } from '@rostra/text/stem'
import fc from 'fast-check'
import { canBeCorrection, isCorrection } from './typos.ts'
import { createVocabulary } from './vocabulary.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '先', '𐐷', 's'), minLength: 4, maxLength: 9 })

describe('the vocabulary', () => {
  it('corrects to every word that is one edit away, and to no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 15 }), letters, (words, typed) => {
        const vocabulary = createVocabulary()
        vocabulary.add(words)
        const expected = words.filter((word) => canBeCorrection(word) && isCorrection(typed, word)).map(stemOf)
        expect(new Set(vocabulary.correctionsOf(typed))).toEqual(new Set(expected))
      }),
      { numRuns: 1_000 },
    )
  })

  it('removes a word with the last document that has it', () => {
    const vocabulary = createVocabulary()
    for (const words of [['juggling', 'clubs'], ['juggling']]) vocabulary.add(words)
    vocabulary.remove(['juggling', 'clubs'])
    expect([vocabulary.completionsOf('jug'), vocabulary.completionsOf('clu')]).toEqual([['juggl'], []])
    vocabulary.remove(['juggling'])
    expect([vocabulary.completionsOf('jug'), vocabulary.correctionsOf('jugling')]).toEqual([[], []])
  })

  it('completes to at most twenty stems, most frequent first', () => {
    const vocabulary = createVocabulary()
    for (let i = 0; i < 30; i++) for (let times = 0; times <= i; times++) vocabulary.add([`word${String.fromCharCode(97 + i)}x`])
    const completions = vocabulary.completionsOf('word')
    expect(completions).toHaveLength(20)
    expect(completions[0]).toBe(`word${String.fromCharCode(97 + 29)}x`)
  })

  it('completes words of any script', () => {
    const vocabulary = createVocabulary()
    vocabulary.add(['учитель', '先生', '\uffdcx', '𐐷𐐷𐐷'])
    expect(['учи', '先', '\uffdc', '𐐷'].map((prefix) => vocabulary.completionsOf(prefix))).toEqual([
      ['учитель'],
      ['先生'],
      ['\uffdcx'],
      ['𐐷𐐷𐐷'],
    ])
  })
})
