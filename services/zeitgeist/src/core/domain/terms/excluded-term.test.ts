import { expect, it } from '@jest/globals'
import { hasTerm, readTerm } from './excluded-term.ts'

it('a term is one to three words, compared without regard to case and punctuation', () => {
  expect([readTerm('Sourdough'), readTerm('  Rye-FLOUR '), readTerm('a b c')]).toEqual(['sourdough', readTerm('rye-flour'), 'a b c'])
  for (const wrong of ['', ' ', '!?', 'a b c d', 'x'.repeat(61)])
    expect(() => readTerm(wrong)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})

it('a text has a term when its words stand in it in a row', () => {
  const terms = new Set([readTerm('rye flour'), readTerm('rook')])
  expect(hasTerm('Which RYE flour is best?', terms)).toBe(true)
  expect(hasTerm('A rook, then.', terms)).toBe(true)
  expect(hasTerm('Flour of rye; rookie mistakes', terms)).toBe(false)
  expect(hasTerm('anything', new Set())).toBe(false)
})
