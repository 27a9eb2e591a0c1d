import { describe, expect, it } from '@jest/globals'
import { searchableWords, stemOf } from './search-stems.ts'

const chef = { name: 'The Who of Soups', description: 'Cooking with you, for the curious', category: 'Health & Fitness' } as const

describe('a stem', () => {
  it.each([
    ['teachers', 'teacher'],
    ['budgets', 'budgeting'],
    ['stretches', 'stretching'],
    ['cooked', 'cooking'],
  ])('is what %s and %s have in common', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other))
  })

  it.each(['учителя', '先生', 'mp3s', 'naïve', ''])('of a word that is not plain English is the word itself: %s', (word) => {
    expect(stemOf(word)).toBe(word)
  })
})

describe('what a persona is found by', () => {
  it('are the words of name, category and description; what says nothing only where it is part of the name', () => {
    expect(searchableWords(chef)).toEqual(['the', 'who', 'of', 'soups', 'health', 'fitness', 'cooking', 'curious'])
  })

  it('are each there once, and never without end', () => {
    const long = { ...chef, name: 'yoga', description: Array.from({ length: 900 }, (_, i) => `yoga w${i}`).join(' ') }
    expect(searchableWords(long).length).toBe(new Set(searchableWords(long)).size)
    expect(searchableWords(long).length).toBeLessThanOrEqual(200)
  })
})
