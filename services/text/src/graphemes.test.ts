import { expect, it } from '@jest/globals'
import { countGraphemes, graphemesOf, initialsOf } from './graphemes.ts'

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
  expect([countGraphemes(text), graphemesOf(text).length]).toEqual([count, count])
})

it.each([
  ['marcus tullius cicero', 'MC'],
  ['Ada', 'A'],
  ['e\u0301va', 'E\u0301'],
  [' É b ', 'ÉB'],
  ['🦉 owl', '🦉O'],
  ['孔子', '孔'],
  ['किशोर कुमार', 'किकु'],
  ['محمد علي', 'م\u200cع'],
  ['דוד לוי', 'דל'],
  ['„Мария“ (ким)', 'МК'],
  ['" (', '"('],
  ['เกษม ไชยา', 'กช'],
  ['ໄຊ', 'ຊ'],
  ['ქართული მასწავლებელი', 'ქმ'],
  ['անի պետրոսյան', 'ԱՊ'],
  ['ಶ್ರೀ ಕುವೆಂಪು', 'ಶ್\u200cಕು'],
  ['ශ්‍රී රත්න', 'ශ්\u200cර'],
  ['தமிழ் கௌதமன்', 'தகௌ'],
  ['អង្គ ស្រី', 'អស្រី'],
  ['မြန်မာ အောင်', 'မြအေ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
