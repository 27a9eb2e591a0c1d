import { expect, it } from '@jest/globals'
import { newId } from './new-id.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('is a random UUID with and without crypto.randomUUID', () => {
  const bare = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  const ids = [newId(), newId(bare), newId(bare)]
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(3)
})
