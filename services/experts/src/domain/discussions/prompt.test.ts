import { describe, expect, it } from '@jest/globals'
import { readPrompt, readRequestId } from './prompt.ts'

describe('the question of a discussion', () => {
  it('is trimmed, and keeps line breaks', () => {
    expect(readPrompt('  Why?\n\tHow? ')).toBe('Why?\n\tHow?')
  })

  it.each([
    ['more than 2,000 characters', '🦉'.repeat(2_001)],
    ['no visible character', ' \u200b\n'],
    ['a control character', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('is refused for the field prompt with %s', (_what, raw) => {
    expect(() => readPrompt(raw)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: { prompt: expect.any(String) } } }),
    )
  })
})

it('a request id is a UUID', () => {
  expect(readRequestId('11111111-1111-4111-8111-11111111111A')).toBe('11111111-1111-4111-8111-11111111111a')
  for (const wrong of ['', 'x', '11111111-1111-4111-8111-11111111111', '1'.repeat(36)]) expect(() => readRequestId(wrong)).toThrow('UUID')
})
