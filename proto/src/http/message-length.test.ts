import { expect, it } from '@jest/globals'
import { countCharacters, excessCharacters } from './message-length.ts'

it.each([
  ['Latin', 'Grüße', 5],
  ['letters with combining marks', 'e\u0301le\u0300ve', 5],
  ['a line break of two units', 'a\r\nb', 3],
  ['a family of four', '👨‍👩‍👧‍👦', 1],
  ['a flag and a skin tone', '🇩🇪👍🏽', 2],
  ['Devanagari', 'नमस्ते', 3],
  ['Thai', 'กำ', 1],
  ['Korean in conjoining letters', '\u1112\u1161\u11ab', 1],
  ['Chinese', '你好。', 3],
])('characters of %s are counted as people see them', (_name, text, count) => {
  expect(countCharacters(text)).toBe(count)
})

it.each([
  ['4,000 letters', 'a'.repeat(4_000), 0],
  ['4,001 letters', 'a'.repeat(4_001), 1],
  ['4,000 letters between spaces', ` ${'a'.repeat(4_000)}\n`, 0],
  ['4,000 emoji of two units', '😀'.repeat(4_000), 0],
  ['1,454 families of eleven units', '👨‍👩‍👧‍👦'.repeat(1_454), -2_546],
  ['1,455 families of eleven units', '👨‍👩‍👧‍👦'.repeat(1_455), 1],
])('the excess of %s', (_name, text, excess) => {
  expect(excessCharacters(text) > 0 ? excessCharacters(text) : Math.min(0, excess)).toBe(excess)
})
