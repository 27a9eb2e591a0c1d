import { expect, it } from '@jest/globals'
import { draw } from './draw.ts'

const values = Array.from({ length: 20 }, (_, index) => index)

it('draws the same values of a suite each time, as many as asked for, in their order', () => {
  const drawn = draw('sends', values, 5)
  expect(drawn).toHaveLength(5)
  expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other))
  expect(draw('sends', values, 5)).toEqual(drawn)
})

it('draws other values of another suite', () => {
  expect(draw('votes', values, 5)).not.toEqual(draw('sends', values, 5))
})
