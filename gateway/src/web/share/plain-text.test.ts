import { expect, it } from '@jest/globals'
import { plainText } from './plain-text.ts'

it('plainText removes invisible characters and bidirectional overrides', () => {
  expect(plainText(' Coach\u202E \u2066gnp\u2069\n\u0000\u200Bexe\uFEFF ')).toBe('Coach gnp exe')
  expect(plainText('Hidden \u{E0068}\u{E0069}')).toBe('Hidden')
  expect(plainText('Half \uD83D')).toBe('Half \uFFFD')
})

it('plainText keeps the joiners of emoji and of words', () => {
  for (const text of ['👩🏽‍🚀 on 🏴󠁧󠁢󠁳󠁣󠁴󠁿, 1️⃣', 'می‌خواهم', 'क्‍ष']) expect(plainText(text)).toBe(text)
})
