import { describe, expect, it } from '@jest/globals'
import { stemOf } from '@rostra/text/stem'
import { useKnownWords } from './same-words.ts'

const material = new Set(['photos', 'baby', 'picky', 'computer', 'mom'].map(stemOf))
const known = (text: string) => useKnownWords(text, (term) => (material.has(term) ? 1 : 0))

describe('words that the material does not have', () => {
  it.each([
    ['How do I back up my pictures?', 'How do I back up my photos?'],
    ['I have a Newborn.', 'I have a baby.'],
    ['My mum is choosy', 'My mom is picky'],
    ['an old Chromebook', 'an old computer'],
  ])('are replaced by words of the same meaning that it has: %s', (text, expected) => {
    expect(known(text)).toBe(expected)
  })

  it.each(['How do I save my photos?', 'a holiday by bike', 'Ich habe ein Haus', ''])('are kept otherwise: %s', (text) => {
    expect(known(text)).toBe(text)
  })
})
