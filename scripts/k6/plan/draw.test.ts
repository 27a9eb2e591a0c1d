import { expect, it } from '@jest/globals'
import { draw } from './draw.ts'

it('draws as often as the shares say, and always something', () => {
  const shares = { most: 0.7, some: 0.2, few: 0.1 }
  const counts = { most: 0, some: 0, few: 0 }
  for (let index = 0; index < 1_000; index++) counts[draw(shares, (index + 0.5) / 1_000)]++
  expect(counts).toEqual({ most: 700, some: 200, few: 100 })
  expect([draw(shares, 0), draw(shares, 1), draw({ only: 0.5 }, 0.9)]).toEqual(['most', 'few', 'only'])
})
