import { describe, expect, it } from '@jest/globals'
import { readFeedback } from './feedback.ts'

describe('reading feedback', () => {
  it('trims the comment, and counts characters, not UTF-16 units', () => {
    expect(readFeedback('up', '  helpful ', false)).toEqual({ rating: 'up', comment: 'helpful', shared: false })
    expect(readFeedback('down', '🙂'.repeat(1_000), true)).toMatchObject({ rating: 'down', shared: true })
    expect(() => readFeedback('up', 'x'.repeat(1_001), false)).toThrow('at most 1,000 characters')
  })

  it('is nothing without a rating', () => {
    expect(readFeedback(null, 'a comment', true)).toBeNull()
  })
})
