import { expect, it } from '@jest/globals'
import { readIdempotencyKey } from './idempotency-key.ts'

const withKey = (key: string | undefined) => readIdempotencyKey({ get: () => key })

it('reads printable keys of 1 to 255 characters', () => {
  expect([withKey(undefined), withKey('k'), withKey('x'.repeat(255))]).toEqual([undefined, 'k', 'x'.repeat(255)])
  for (const key of ['', 'x'.repeat(256), 'ä', 'a\nb'])
    expect(() => withKey(key)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})
