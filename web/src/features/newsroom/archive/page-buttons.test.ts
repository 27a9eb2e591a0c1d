import { expect, it } from '@jest/globals'
import { pageButtons } from './page-buttons.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [50, 9, [5, 6, 7, 8, 9]],
])('page %i of %i has the buttons %j', (current, last, buttons) => {
  expect(pageButtons(current, last)).toEqual(buttons)
})
