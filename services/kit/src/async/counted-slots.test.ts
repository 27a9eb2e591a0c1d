import { expect, it } from '@jest/globals'
import { countedSlots } from './counted-slots.ts'

it('slots are full at their limit or a share of it, and are freed once', () => {
  const slots = countedSlots(5)
  const frees = [1, 2, 3, 4].map(() => slots.take())
  expect([slots.isFull(), slots.isFull(0.8)]).toEqual([false, true])
  frees[0]?.()
  frees[0]?.()
  expect([slots.isFull(0.8), slots.isFull(0.6)]).toEqual([false, true])
  for (const _ of [1, 2]) slots.take()
  expect(slots.isFull()).toBe(true)
})
