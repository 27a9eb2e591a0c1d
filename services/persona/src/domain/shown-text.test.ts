import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { canBeShown, linesCanBeShown, plainLine, plainLines, seenLength } from './shown-text.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('what can be shown', () => {
  it.each([
    'Ada Lovelace',
    '<script>alert(1)</script> & "quotes" \'; DROP TABLE personas; -- {"$gt":""}',
    'Ἀριστοτέλης, Žižek, Nguyễn, Łódź, Αθήνα',
    '李白 の ハイク 한국어',
    'می‌خواهم',
    'क्‍ष and ക്‍',
    'שָׁלוֹם עֲלֵיכֶם',
    'Family 👨‍👩‍👧‍👦, flag 🏳️‍🌈, Wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿, keycap 1️⃣, wave 👋🏽, heart ❤️ and ❤, chess ♟︎',
    '葛󠄀城',
    '۝ and ؀٣',
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 😀',
  ])('is %s', (text) => {
    expect(canBeShown(text)).toBe(true)
  })

  it.each([
    ['NUL', '\0'],
    ['an escape', '\x1b[31m'],
    ['a line break', '\n'],
    ['C1 controls', '\x85'],
    ['an override of direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a mark of direction', '\u200f'],
    ['a space without width', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\xad'],
    ['a word joiner', '\u2060'],
    ['a joiner in Latin', '\u200d'],
    ['a non-joiner in Latin', '\u200c'],
    ['a filler', '\u3164'],
    ['a line separator', '\u2028'],
    ['letters of a tag', '\u{e0041}\u{e0042}'],
    ['selectors that carry a message', '\u{e0141}\u{e0142}'],
    ['half a character', '\ud800'],
    ['what is no character', '\uffff'],
    ['what has no meaning of its own', '\ue000'],
    ['a pile of marks', '\u0300'.repeat(20)],
  ])('is not %s', (_what, hidden) => {
    for (const text of [`ad${hidden}min`, `${hidden}admin`, `admin${hidden}`]) expect(canBeShown(text)).toBe(false)
  })

  it('is not an emoji that carries a hidden message', () => {
    for (const hidden of ['\u{e0141}\u{e0142}', '\ufe0f\ufe0f', '\u200d', '\u{e0061}']) expect(canBeShown(`😀${hidden}`)).toBe(false)
  })

  it('may be several lines with tabs where lines are asked for', () => {
    expect(linesCanBeShown('one\n\ttwo')).toBe(true)
    expect(linesCanBeShown('one\0two')).toBe(false)
    expect(linesCanBeShown('one\rtwo')).toBe(false)
  })
})

describe('text as it is kept', () => {
  it('is composed, without space around it, and stays so', () => {
    expect(plainLine('  Ame\u0301lie\u3000\n')).toBe('Amélie')
    expect(plainLines('\r\none\r\ntwo\rthree\u2028four\n')).toBe('one\ntwo\nthree\nfour')
    fc.assert(
      fc.property(anyText, (text) => {
        for (const plain of [plainLine, plainLines]) expect(plain(plain(text))).toBe(plain(text))
      }),
    )
  })

  it('that can be shown holds nothing that could turn the text around or hide it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (canBeShown(plainLine(text)))
          expect(plainLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u)
      }),
    )
  })
})

describe('the length that is seen', () => {
  it.each([
    ['Ada', 3],
    ['A \u2800 b', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['e\u0301'.repeat(3), 3],
    ['', 0],
  ])('of %j is %i', (text, length) => {
    expect(seenLength(text)).toBe(length)
  })
})
