import { expect, it } from '@jest/globals'
import { readIdempotencyKey, requestIdFor } from './idempotency-key.ts'

const withKey = (key: string | undefined) => readIdempotencyKey({ get: () => key })

it('reads printable keys of 1 to 255 characters', () => {
  expect([withKey(undefined), withKey('k'), withKey('x'.repeat(255))]).toEqual([undefined, 'k', 'x'.repeat(255)])
  for (const key of ['', 'x'.repeat(256), 'ä', 'a\nb'])
    expect(() => withKey(key)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})

it('stands for a key as one UUID, and for none as a new one', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  const ids = [requestIdFor('k'), requestIdFor('k'), requestIdFor('l'), requestIdFor(undefined), requestIdFor(undefined)]
  expect(ids[0]).toBe(ids[1])
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(uuid)
})
