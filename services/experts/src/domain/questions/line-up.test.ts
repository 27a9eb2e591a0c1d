import { expect, it } from '@jest/globals'
import { lineUpOf, variantOf } from './line-up.ts'

it('asks claude, gpt4 and, as devil’s advocate, gemini in sequence, in every turn', () => {
  for (const turn of [0, 1, 2, 7]) expect(lineUpOf('sequence', turn)).toEqual({ a: 'claude', b: 'gpt4', devil: 'gemini' })
})

it.each([
  [0, 'gpt4', 'deepseek', 'claude'],
  [1, 'claude', 'deepseek', 'gpt4'],
  [2, 'claude', 'gpt4', 'deepseek'],
  [3, 'gpt4', 'deepseek', 'claude'],
  [4_294_967_295, 'gpt4', 'deepseek', 'claude'],
])('rotates the devil’s advocate through claude, gpt4 and deepseek: turn %i', (turn, a, b, devil) => {
  expect(lineUpOf('rotating', turn)).toEqual({ a, b, devil })
})

it.each(['sequence', 'rotating'] as const)('knows the variant %s by its line-up in every turn', (variant) => {
  for (const turn of [0, 1, 2]) expect(variantOf(lineUpOf(variant, turn))).toBe(variant)
})
