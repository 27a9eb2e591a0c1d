import { describe, expect, it } from '@jest/globals'
import { readQuestion, readRequestId } from './question.ts'

describe('the question of a discussion', () => {
  it('is trimmed, and keeps line breaks', () => {
    expect(readQuestion('  Why?\n\tHow? ')).toBe('Why?\n\tHow?')
  })

  it('has at most 2,000 characters, of which each may take two UTF-16 units', () => {
    expect(readQuestion('🦉'.repeat(2_000))).toHaveLength(4_000)
    for (const long of ['x'.repeat(2_001), '🦉'.repeat(2_001), ' '.repeat(8_001)])
      expect(() => readQuestion(long)).toThrow('Your question must be at most 2,000 characters')
  })

  it.each(['', '   \n', '\u200b\u2060\ufeff', '\u3164\u115f'])('has a character that can be seen: %j', (blank) => {
    expect(() => readQuestion(blank)).toThrow('Please write a question')
  })

  it.each(['a\0b', 'a\u0007b', 'a\u009bb', 'a\ud800b'])('has no control character and no half of a pair: %j', (hostile) => {
    expect(() => readQuestion(hostile)).toThrow('The question contains a character that is not allowed')
  })
})

it('a request id is a UUID', () => {
  expect(readRequestId('11111111-1111-4111-8111-11111111111A')).toBe('11111111-1111-4111-8111-11111111111a')
  for (const wrong of ['', 'x', '11111111-1111-4111-8111-11111111111', `${'1'.repeat(40)}`])
    expect(() => readRequestId(wrong)).toThrow('UUID')
})
