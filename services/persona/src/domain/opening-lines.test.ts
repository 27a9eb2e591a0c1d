import { describe, expect, it } from '@jest/globals'
import { openingLinesAfter, openingLinesProblem, plainOpeningLines } from './opening-lines.ts'
import { type Category, categories } from './persona.ts'
import { plainQuestions } from './plain-questions.ts'

const facts = { name: 'Ada', description: 'Teaches to think', category: 'Education' as Category }
const made = ['How?', 'Why?', 'When?']
const toBeMade = { openingLines: [], openingLinesMade: false }

describe('the opening lines after a save', () => {
  it('are the owner’s own, if there are any', () => {
    const own = ['What now?']
    const kept = { openingLines: own, openingLinesMade: false }
    expect(openingLinesAfter({ ...facts, openingLines: made, openingLinesMade: true }, { ...facts, openingLines: own })).toEqual(kept)
    expect(openingLinesAfter({ ...facts, ...kept }, { ...facts, openingLines: own })).toEqual(kept)
  })

  it.each([[[]], [made]])('stay as they were made, while they fit and the owner leaves them (%j)', (openingLines) => {
    const before = { ...facts, openingLines: made, openingLinesMade: true }
    expect(openingLinesAfter(before, { ...facts, openingLines })).toEqual({ openingLines: made, openingLinesMade: true })
    for (const change of [{ name: 'Bob' }, { description: 'Teaches to cook' }, { category: 'Travel' as const }])
      expect(openingLinesAfter(before, { ...facts, ...change, openingLines })).toEqual(toBeMade)
  })

  it('are made when the owner takes out what was there, or nothing was', () => {
    expect(openingLinesAfter({ ...facts, openingLines: ['Mine?'], openingLinesMade: false }, { ...facts, openingLines: [] })).toEqual(
      toBeMade,
    )
    expect(openingLinesAfter({ ...facts, ...toBeMade }, { ...facts, openingLines: [] })).toEqual(toBeMade)
  })
})

describe('questions without a model', () => {
  it.each(categories)('are three different ones that fit the form, for %s', (category) => {
    for (const name of ['Ada', 'W'.repeat(50), 'x'.repeat(500), '<b>Bobby</b>']) {
      const questions = plainQuestions({ name, description: `About ${name}`, category })
      expect(plainOpeningLines(questions)).toEqual(questions)
      expect([questions.length, openingLinesProblem(questions)]).toEqual([3, null])
    }
  })

  it('are the same for the same persona, and not for every one of a category', () => {
    const all = Array.from({ length: 20 }, (_, i) => plainQuestions({ ...facts, name: `Ada ${i}` }))
    expect(all[3]).toEqual(plainQuestions({ ...facts, name: 'Ada 3' }))
    expect(new Set(all.map(([, ...rest]) => JSON.stringify(rest))).size).toBeGreaterThan(2)
    expect(plainQuestions(facts)[0]).toBe('What can you help me with, Ada?')
  })
})
