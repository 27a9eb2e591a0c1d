import { expect, it } from '@jest/globals'
import { costOf, modelPrices } from './model-price.ts'

const prices = modelPrices.parse({ sonnet: { input: 3, output: 15 }, small: { input: 0.25, output: 1.25 } })

it('a cost is the tokens at the prices of their model, in millionths of a dollar', () => {
  expect(costOf(prices, 'sonnet', { inputTokens: 1_000_000, outputTokens: 100_000 })).toBe(4_500_000)
  expect(costOf(prices, 'small', { inputTokens: 10, outputTokens: 1 })).toBe(4)
})

it('a model without a price has no cost', () => {
  expect(costOf(prices, 'other', { inputTokens: 1, outputTokens: 1 })).toBeNull()
})
