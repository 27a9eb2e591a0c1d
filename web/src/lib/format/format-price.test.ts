import { expect, it } from '@jest/globals'
import { formatChange, formatPrice } from './format-price.ts'

it('formats cents as dollars with two decimals', () => {
  expect([0, 5, 200, 750, 1000, 123_456].map(formatPrice)).toEqual(['$0.00', '$0.05', '$2.00', '$7.50', '$10.00', '$1,234.56'])
})

it('formats a change with its sign', () => {
  expect([100, -2, -1500].map(formatChange)).toEqual(['+100', '−2', '−1,500'])
})
