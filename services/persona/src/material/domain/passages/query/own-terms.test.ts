import { expect, it } from '@jest/globals'
import { ownTerms } from './own-terms.ts'

const weights = (text: string) => Object.fromEntries(ownTerms(text).map(({ term, weight }) => [term, weight]))

it('searches Vietnamese words with their marks first, which tell them apart', () => {
  expect(weights('Má nấu phở như thế nào?')).toEqual({ má: 1, ma: 0.2, nấu: 1, nau: 0.2, phở: 1, pho: 0.2 })
})

it('leaves out Vietnamese function words by their marks: mà is one, má and mả are not', () => {
  expect(Object.keys(weights('mà phở'))).toEqual(['phở', 'pho'])
  expect(Object.keys(weights('mả phở'))).toContain('mả')
})

it('weighs numbers less than words', () => {
  expect(weights('Solve 3x + 5 = 20 with brackets')).toEqual({ solv: 0.3, '3x': 0.1, '5': 0.1, '20': 0.1, bracket: 1 })
})
