import { expect, it } from '@jest/globals'
import { entryAge } from './entry-age.ts'

const minute = 60_000
const hour = 60 * minute

it.each([
  [0, 'new'],
  [6 * hour - 1, 'new'],
  [6 * hour, 'today'],
  [24 * hour - 1, 'today'],
  [24 * hour, 'yesterday'],
  [48 * hour - 1, 'yesterday'],
  [48 * hour, null],
  [-5 * minute, 'new'],
])('an entry of %d ms has the age label %j', (age, label) => {
  expect(entryAge(1_000_000, 1_000_000 + age)).toBe(label)
})
