import { describe, expect, it } from '@jest/globals'
import { hasUnshowable, isOneEmoji, visibleLength } from './visible-text.ts'

describe('an unshowable character', () => {
  it.each([
    ['a bidi override', 'abc\u202edef'],
    ['an isolate', 'abc\u2066def'],
    ['a zero-width space', 'ab\u200bc'],
    ['a byte order mark', 'ab\ufeffc'],
    ['a soft hyphen', 'ab\u00adc'],
    ['a control character', 'ab\u0007c'],
    ['half a surrogate pair', 'ab\ud800c'],
    ['a joiner that joins nothing', 'abc \u200d def'],
    ['a joiner at the end', 'abc\u200d'],
    ['two joiners', 'ab\u200d\u200dcd'],
    ['a joiner between Latin letters', 'ab\u200dcd'],
    ['a pile of marks', `a${'\u0301'.repeat(9)}`],
    ['a hidden tag', 'ab\u{e0041}c'],
    ['a line break where none belongs', 'a\nb'],
  ])('is %s', (_, text) => expect(hasUnshowable(text)).toBe(true))

  it.each(['Zoë 日本語', '👨‍👩‍👧 family', 'می‌خواهم', '<script>alert(1)</script>', "'; DROP TABLE", '{"$gt":""}', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'is not %p',
    (text) => expect(hasUnshowable(text)).toBe(false),
  )

  it('is no line break or tab in a prompt', () => {
    expect(hasUnshowable('one\n\ttwo\r\nthree', { lines: true })).toBe(false)
    expect(hasUnshowable('one\n\u202etwo', { lines: true })).toBe(true)
  })
})

it('counts visible characters', () => {
  expect(['Ada', 'a b', '👨‍👩‍👧', 'e\u0301', '\u200b\u200b\u200b', '日本語'].map(visibleLength)).toEqual([3, 2, 1, 1, 0, 3])
})

it('recognises a single emoji', () => {
  expect(['🦉', '👨‍👩‍👧', '❤️', '🇨🇭', '1️⃣', '👍🏽'].map(isOneEmoji)).toEqual(Array(6).fill(true))
  expect(['', 'a', '🦉🦉', '🦉a', '1'].map(isOneEmoji)).toEqual(Array(5).fill(false))
})
