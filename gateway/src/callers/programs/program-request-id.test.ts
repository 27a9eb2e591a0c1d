import { expect, it } from '@jest/globals'
import { programRequestId } from './program-request-id.ts'

it('is one UUID for an idempotency key of one program and step, and a new one without a key', () => {
  const ids = [
    programRequestId('key-1', 'k', 'send'),
    programRequestId('key-1', 'l', 'send'),
    programRequestId('key-1', 'k', 'conversation'),
    programRequestId('key-2', 'k', 'send'),
    programRequestId('key-1', undefined, 'send'),
    programRequestId('key-1', undefined, 'send'),
  ]
  expect(programRequestId('key-1', 'k', 'send')).toBe(ids[0])
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
