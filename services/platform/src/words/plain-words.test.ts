import { describe, expect, it } from '@jest/globals'
import { plainWords } from './plain-words.ts'

describe('plainWords', () => {
  it('returns words in lower case, without accents and without repeats', () => {
    expect(plainWords('Café CAFE — crème brûlée, 2 × café!')).toEqual(['cafe', 'creme', 'brulee', '2'])
  })

  it('returns words of other scripts', () => {
    expect(plainWords('Учитель музыки, 先生')).toEqual(['учитель', 'музыки', '先生'])
  })

  it('splits words after 50 characters of any script', () => {
    expect(plainWords(`${'x'.repeat(50)}${'y'.repeat(60)}`)).toEqual(['x'.repeat(50), 'y'.repeat(50), 'y'.repeat(10)])
    expect(plainWords('𝒜𐐷'.repeat(50)).map((word) => [...word].length)).toEqual([50])
  })
})
