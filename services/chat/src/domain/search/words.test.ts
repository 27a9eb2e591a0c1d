import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wordsIn } from './words.ts'

const textsOf = (text: string) => [...wordsIn(text)].map((word) => word.text)

describe('wordsIn', () => {
  it('returns words in lower case and without accents, with their places in the text', () => {
    const text = 'Crème 2 go — ИДЁТ'
    expect(textsOf(text)).toEqual(['creme', '2', 'go', 'идет'])
    expect([...wordsIn(text)].map(({ start, end }) => text.slice(start, end))).toEqual(['Crème', '2', 'go', 'ИДЁТ'])
  })

  it('returns pairs of characters of a text without blanks, and its last character', () => {
    expect(textsOf('我喝咖啡。Ja, 京')).toEqual(['我喝', '喝咖', '咖啡', '啡', 'ja', '京'])
    expect(textsOf('iPhone手机15')).toEqual(['iphone', '手机', '机', '15'])
    expect(textsOf('ラーメン')).toEqual(['ラメ', 'メン', 'ン'])
  })

  it('places pairs by UTF-16 units, also of characters that have two', () => {
    expect([...wordsIn('𠮷野家')].map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [2, 4],
      [3, 4],
    ])
  })

  it('returns no words of emojis and signs', () => {
    expect(textsOf('😀 🎉 $gt .* {"$ne": null}')).toEqual(['gt', 'ne', 'null'])
    expect(textsOf('½')).toEqual(['12'])
  })

  it('splits a word of more than 50 characters', () => {
    expect(textsOf('x'.repeat(120)).map((word) => word.length)).toEqual([50, 50, 20])
  })

  it('returns the same words of a text whatever scripts the others in it are of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (text) => {
        expect([...wordsIn(text), { text: 'мир', start: text.length + 1, end: text.length + 4 }]).toEqual([...wordsIn(`${text} мир`)])
      }),
    )
  })

  it('returns words of letters, marks and digits, in order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let before = 0
        for (const { text: word, start, end } of wordsIn(text)) {
          expect(word).toMatch(/^[\p{L}\p{M}\p{N}]*$/u)
          expect(start >= before && end > start && end <= text.length).toBe(true)
          before = start
        }
      }),
    )
  })
})
