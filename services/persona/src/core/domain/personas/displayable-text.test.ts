import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { areLinesDisplayable, isDisplayable, normalizeLine, normalizeLines, visibleLength } from './displayable-text.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('isDisplayable', () => {
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
  ])('accepts %s', (text) => {
    expect(isDisplayable(text)).toBe(true)
  })

  it.each([
    ['NUL', '\0'],
    ['an escape', '\x1b[31m'],
    ['a line break', '\n'],
    ['C1 controls', '\x85'],
    ['a direction override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a direction mark', '\u200f'],
    ['a zero-width space', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\xad'],
    ['a word joiner', '\u2060'],
    ['a joiner in Latin', '\u200d'],
    ['a non-joiner in Latin', '\u200c'],
    ['a filler', '\u3164'],
    ['a line separator', '\u2028'],
    ['tag letters', '\u{e0041}\u{e0042}'],
    ['variation selectors that carry a message', '\u{e0141}\u{e0142}'],
    ['half of a surrogate pair', '\ud800'],
    ['a noncharacter', '\uffff'],
    ['a private-use character', '\ue000'],
    ['stacked marks', '\u0300'.repeat(20)],
  ])('refuses %s', (_what, hidden) => {
    for (const text of [`ad${hidden}min`, `${hidden}admin`, `admin${hidden}`]) expect(isDisplayable(text)).toBe(false)
  })

  it('refuses an emoji that carries a hidden message', () => {
    for (const hidden of ['\u{e0141}\u{e0142}', '\ufe0f\ufe0f', '\u200d', '\u{e0061}']) expect(isDisplayable(`😀${hidden}`)).toBe(false)
  })

  it('refuses line breaks and tabs, which areLinesDisplayable accepts', () => {
    expect(areLinesDisplayable('one\n\ttwo')).toBe(true)
    expect(areLinesDisplayable('one\0two')).toBe(false)
    expect(areLinesDisplayable('one\rtwo')).toBe(false)
  })
})

describe('normalizeLine and normalizeLines', () => {
  it.each([
    ['is over four times as long as the limit', ` ${'e\u0301'.repeat(100)}`, 50],
    ['stacks eight marks', ` a${'\u0301\u0316'.repeat(4)}`, 50],
  ])('return a text unchanged that %s, without composing it', (_name, text, maxLength) => {
    for (const plain of [normalizeLine, normalizeLines]) expect(plain(text, maxLength)).toBe(text)
  })

  it('compose text, remove surrounding space and are idempotent', () => {
    expect(normalizeLine('  Ame\u0301lie\u3000\n', 50)).toBe('Amélie')
    expect(normalizeLines('\r\none\r\ntwo\rthree\u2028four\n', 50)).toBe('one\ntwo\nthree\nfour')
    fc.assert(
      fc.property(anyText, (text) => {
        for (const plain of [normalizeLine, normalizeLines]) expect(plain(plain(text, 50), 50)).toBe(plain(text, 50))
      }),
    )
  })

  it('leave no control, direction or invisible character in displayable text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (isDisplayable(normalizeLine(text, 50)))
          expect(normalizeLine(text, 50)).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u)
      }),
    )
  })
})

describe('visibleLength', () => {
  it.each([
    ['Ada', 3],
    ['A \u2800 b', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['e\u0301'.repeat(3), 3],
    ['', 0],
  ])('of %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })
})
