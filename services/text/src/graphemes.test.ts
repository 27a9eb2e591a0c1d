import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { countGraphemes, cutAtWord, firstCharacters, graphemesOf, initialsOf } from './graphemes.ts'

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

it('the first characters of a text split none that people see', () => {
  expect(firstCharacters('ab👨‍👩‍👧‍👦c', 2)).toBe('ab')
  expect(firstCharacters('ab👨‍👩‍👧‍👦c', 8)).toBe('ab')
  expect(firstCharacters('ab👨‍👩‍👧‍👦c', 9)).toBe('ab👨‍👩‍👧‍👦')
})

it.each([
  ['a long sentence of words', 16, 'a long sentence…'],
  ['買房 買房買房買房買房', 8, '買房 買房買房…'],
  ['買房買房', 4, '買房買房'],
  [`${'x'.repeat(9)}😀😀`, 10, `${'x'.repeat(9)}…`],
])('%j is cut at a word after %d characters, and a text without spaces anywhere', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
})

it('a cut text is well formed, at most as long as asked, and keeps a third of that', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '房', '😀', 'e\u0301', ' ', '👍🏽') }),
      fc.integer({ min: 9, max: 30 }),
      (text, most) => {
        const cut = cutAtWord(text.trim(), most)
        expect(cut.isWellFormed()).toBe(true)
        expect([...cut].length).toBeLessThanOrEqual(most)
        if (cut !== text.trim()) expect(cut.length).toBeGreaterThanOrEqual(Math.floor(most / 3))
      },
    ),
  )
})
