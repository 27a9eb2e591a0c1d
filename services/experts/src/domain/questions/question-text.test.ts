import { expect, it } from '@jest/globals'
import { readQuestion } from './question-text.ts'

it.each([
  ['trims it', '  Why?\n ', 'Why?'],
  ['composes it', 'Cafe\u0301?', 'Café?'],
  ['has one kind of line break', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['keeps tabs, joined emoji and other scripts', '\u{1F469}\u200D\u{1F52C}\tلماذا؟', '\u{1F469}\u200D\u{1F52C}\tلماذا؟'],
  ['counts 2,000 characters of two units each', '😀'.repeat(2_000), '😀'.repeat(2_000)],
  ['counts composed characters', 'e\u0301'.repeat(2_000), 'é'.repeat(2_000)],
])('%s', (_rule, raw, question) => {
  expect(readQuestion(raw)).toBe(question)
})

it.each(['', ' \n\t ', '\u00A0\u3000', '\u200B\u200D\uFEFF', '\u2800'])('refuses %j: there is no question', (raw) => {
  expect(() => readQuestion(raw)).toThrow(
    expect.objectContaining({ kind: 'invalid', reason: 'QUESTION_REQUIRED', message: 'Please enter a question to analyze.' }),
  )
})

it.each([
  ['too long', 'a'.repeat(2_001)],
  ['too long, in code points', '😀'.repeat(2_001)],
  ['far too long', 'e\u0301\u0316'.repeat(5_000)],
  ['far too long and blank', ' '.repeat(8_001)],
  ['NUL', 'a\0b'],
  ['an escape', 'a\u001Bb'],
  ['a direction override', 'a\u202Eb'],
  ['a lone surrogate', 'a\uD83Db'],
  ['a noncharacter', 'a\uFFFEb'],
  ['stacked marks', `e${'\u0301\u0316'.repeat(6)}`],
])('refuses what is not a text: %s', (_case, raw) => {
  expect(() => readQuestion(raw)).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
})
