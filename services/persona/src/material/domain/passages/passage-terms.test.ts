import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { decodeTerms, encodeTerms } from './passage-terms.ts'
import { termsOf, textLanguage } from './terms.ts'

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ru', 'tr', 'ar', 'zh', 'ja']
const textsIn = (language: string): string[] =>
  JSON.parse(readFileSync(new URL(`../../../../tests/question-set/${language}.json`, import.meta.url), 'utf8')).passages

describe('the stored terms of a passage', () => {
  it.each(languages)('are those of its text, in its language: %s', (language) => {
    for (const text of textsIn(language)) {
      const { language: told, all } = decodeTerms(encodeTerms(text))
      expect(told).toEqual(textLanguage(text))
      expect([...all]).toEqual(termsOf(text))
      for (const term of termsOf(text)) expect(all.has(term)).toBe(true)
      expect(all.has(language)).toBe([...all].includes(language))
    }
  })

  it('are told apart by sentence, as whole words only', () => {
    const { all, statements } = decodeTerms(encodeTerms('The bees swarm in May. Wait!\nThe hive of the queen is full.'))
    expect(statements.map((terms) => [...terms])).toEqual([['bee', 'swarm', 'mai'], ['wait'], ['hive', 'queen', 'full']])
    expect([all.has('queen'), all.has('quee'), all.has('ueen'), all.has('')]).toEqual([true, false, false, false])
    expect(statements[0]?.has('queen')).toBe(false)
  })

  it('are none for a text without words', () => {
    expect(decodeTerms(encodeTerms('')).statements).toEqual([])
    expect([...decodeTerms(encodeTerms(' … \n—')).all]).toEqual([])
  })
})
