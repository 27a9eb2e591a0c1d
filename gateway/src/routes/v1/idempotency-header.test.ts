import { expect, it } from '@jest/globals'
import { readInput } from '../../routing/read-input.ts'
import { idempotencyHeader } from './idempotency-header.ts'

const read = (key: string | undefined) => readInput(idempotencyHeader, { 'Idempotency-Key': key })['Idempotency-Key']

it('reads printable keys of 1 to 255 characters', () => {
  expect([read(undefined), read('k'), read('x'.repeat(255))]).toEqual([undefined, 'k', 'x'.repeat(255)])
  for (const key of ['', 'x'.repeat(256), 'ä', 'a\nb']) expect(() => read(key)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})
