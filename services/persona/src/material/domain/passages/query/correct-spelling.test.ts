import { describe, expect, it } from '@jest/globals'
import { stemOf } from '@rostra/text/stem'
import { correctSpelling } from './correct-spelling.ts'

const words = 'password passwords volunteer donation photograph coach week both bank'.split(' ')
const known = new Map(words.map((word) => [stemOf(word), 1]))
const frequency = (term: string) => known.get(term) ?? 0
const corrected = (text: string, passages = 20) => correctSpelling(text, { frequency, passages })

describe('the spelling of a message', () => {
  it.each([
    ['hw do i mk a strong pasword?', 'how do i make a strong password?'],
    ['How do I find volutneers?', 'How do I find volunteers?'],
    ['a donatoin, plesae', 'a donation, please'],
    ['two phootgraphs', 'two photographs'],
    ['Which pasword is beter?', 'Which password is better?'],
  ])('is corrected by the words of the material and of questions: %s', (text, expected) => {
    expect(corrected(text)).toBe(expected)
  })

  it.each([
    'a password for volunteers',
    'Where do I buy a couch?',
    'What a bother at the weekend',
    'css or html',
    'пароль',
    'Wie heißt du?',
    '',
  ])('is kept where a word may be another one: %s', (text) => {
    expect(corrected(text)).toBe(text)
  })

  it('is not corrected by a word that hardly any passage of much material has', () => {
    expect(corrected('Which pasword?', 200)).toBe('Which password?')
    expect(corrected('Which pasword?', 201)).toBe('Which pasword?')
  })

  it('costs little for a word without an end and for many unknown words', () => {
    let looked = 0
    const count = (text: string) => {
      looked = 0
      const frequency = () => {
        looked++
        return 0
      }
      correctSpelling(text, { frequency, passages: 20 })
      return looked
    }
    expect(count('x'.repeat(4_000))).toBe(0)
    expect(count(Array.from({ length: 800 }, (_, at) => `qz${String.fromCharCode(97 + (at % 26))}xjqk`).join(' '))).toBeLessThan(3_000)
  })
})
