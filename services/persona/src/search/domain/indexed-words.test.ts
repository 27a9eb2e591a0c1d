import { describe, expect, it } from '@jest/globals'
import { indexedWords } from './indexed-words.ts'

const chef = { name: 'The Who of Soups', description: 'Cooking with you, for the curious', category: 'Health & Fitness' } as const

describe('indexedWords', () => {
  it('returns the words of name, category and description, with stop words of the name only', () => {
    expect(indexedWords(chef)).toEqual(['the', 'who', 'of', 'soups', 'health', 'fitness', 'cooking', 'curious'])
  })

  it('tags words with the language of the text, and has every character and pair of a script without spaces', () => {
    const lehrer = { name: 'Herr Groß', description: 'Lehrer für 数学', category: 'Education' } as const
    expect(indexedWords(lehrer)).toEqual(['herr#de', 'gross#de', 'education#de', 'lehrer#de', 'fur#de', '数', '数学', '学'])
  })

  it('returns each word once and at most 200 words', () => {
    const long = { ...chef, name: 'yoga', description: Array.from({ length: 900 }, (_, i) => `yoga w${i}`).join(' ') }
    expect(indexedWords(long).length).toBe(new Set(indexedWords(long)).size)
    expect(indexedWords(long).length).toBeLessThanOrEqual(200)
  })
})
