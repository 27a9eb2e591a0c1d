import { expect, it } from '@jest/globals'
import { readPassageQuery } from './read-query.ts'

it('accepts 4,000 characters of any script, and 3 earlier messages', () => {
  const text = '👍🏽'.repeat(4_000)
  expect(readPassageQuery(text, [text, '', text])).toEqual({ text, earlier: [text, '', text] })
})

it.each([
  ['query', ' \n', []],
  ['query', 'x'.repeat(4_001), []],
  ['earlier', 'x', ['x'.repeat(4_001)]],
  ['earlier', 'x', ['', '', '', '']],
])('refuses a wrong %s', (field, text, earlier) => {
  const refusal = { kind: 'invalid', reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } }
  expect(() => readPassageQuery(text, earlier)).toThrow(expect.objectContaining(refusal))
})
