import { expect, it } from '@jest/globals'
import { decodeHTMLStrict } from './browser-entities.ts'

it.each([
  ['&amp;', '&'],
  ['&copy;', '©'],
  ['&NotEqualTilde;', '≂̸'],
  ['&semi;', ';'],
  ['&NewLine;', '\n'],
  ['&notit;', '&notit;'],
  ['&rostra;', '&rostra;'],
  ['&lt;', '<'],
])('decodes %s', (reference, decoded) => {
  expect(decodeHTMLStrict(reference)).toBe(decoded)
})
