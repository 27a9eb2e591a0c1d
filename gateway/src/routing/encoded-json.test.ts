import { expect, it } from '@jest/globals'
import { EncodedJson, toJson } from './encoded-json.ts'

it.each([[[]], [[1]], [[{ name: 'Zoë, “the” 🦉' }, [], null]]])('encoded items have the same JSON text as %j', (items) => {
  const encoded = new EncodedJson(items.map((item) => Buffer.from(JSON.stringify(item))))
  expect(toJson(encoded).toString()).toBe(toJson(items))
})
