import { describe, expect, it } from '@jest/globals'
import { cleanLine, cleanText } from './clean-text.ts'

describe('cleanText', () => {
  it.each([
    ['composes letters', 'cafe\u0301', 'café'],
    ['removes control characters', 'a\u0000b\u001bc\u0085d', 'abc\nd'],
    ['removes bidirectional controls', 'user\u202etxt.exe\u202c \u2066x\u2069', 'usertxt.exe x'],
    ['removes zero-width characters and soft hyphens', 'ig\u200bno\u2060re\ufeff ha\u00adrd', 'ignore hard'],
    ['removes tags, which hide a text in another', `a\u{e0041}\u{e0042}b`, 'ab'],
    ['removes a joiner where it has no effect', 'a\u200db\u200c', 'ab'],
    ['keeps a non-joiner that a word needs', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['collapses spaces and empty lines', 'a \t b \n \n \n\n c', 'a b\n\n c'],
    ['keeps the indentation of lines', 'if x:\n    y', 'if x:\n    y'],
    ['replaces half a character', 'a\ud800b', 'a\ufffdb'],
    ['reads all line breaks', 'a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

describe('cleanLine', () => {
  it('returns one line', () => {
    expect(cleanLine(' a\n\n b ')).toBe('a b')
  })
})
