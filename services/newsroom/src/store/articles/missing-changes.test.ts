import { expect, it } from '@jest/globals'
import { MissingChanges } from './missing-changes.ts'

it('a change that becomes visible after a later one is read', () => {
  const missing = new MissingChanges()
  expect(missing.upTo(2, 0)).toEqual([1, 2])
  missing.seen(2)
  expect(missing.upTo(3, 1_000)).toEqual([1, 3])
  missing.seen(3)
  missing.seen(1)
  expect(missing.upTo(3, 2_000)).toEqual([])
})

it('a change that never comes is missing for a minute', () => {
  const missing = new MissingChanges()
  missing.beginAt(6)
  expect(missing.upTo(7, 0)).toEqual([7])
  expect(missing.upTo(7, 60_000)).toEqual([7])
  expect(missing.upTo(7, 60_001)).toEqual([])
})
