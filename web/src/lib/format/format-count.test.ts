import { expect, it } from '@jest/globals'
import { formatCount } from './format-count.ts'

it('abbreviates counts of 1,000 or more', () => {
  const counts = [0, -3, 999, 1000, 1234, 1999, 12_345, -1500]
  expect(counts.map(formatCount)).toEqual(['0', '-3', '999', '1k', '1.2k', '1.9k', '12.3k', '-1.5k'])
})
