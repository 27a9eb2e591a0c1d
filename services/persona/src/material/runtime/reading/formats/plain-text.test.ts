import { describe, expect, it } from '@jest/globals'
import { blocksOfText, decodeText } from './plain-text.ts'

const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from('Käse, 猫')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffKäse, 猫')],
    ['UTF-16, little endian', utf16('Käse, 猫', false)],
    ['UTF-16, big endian', utf16('Käse, 猫', true)],
  ])('reads %s', (_, content) => {
    expect(decodeText(content)).toBe('Käse, 猫')
  })

  it('reads other bytes as Windows-1252', () => {
    expect(decodeText(Buffer.from([0x4b, 0xe4, 0x73, 0x65, 0x20, 0x80]))).toBe('Käse €')
  })

  it.each([
    ['a zero byte', Buffer.from('ab\0cd')],
    ['many control characters', Buffer.from('\x01\x02\x03ab')],
  ])('refuses %s', (_, content) => {
    expect(() => decodeText(content)).toThrow('This file is not plain text.')
  })

  it('refuses an encoding of several bytes that is not UTF-8', () => {
    // Shift JIS.
    expect(() => decodeText(Buffer.from([0x83, 0x4e, 0x83, 0x89, 0x81, 0x5b]))).toThrow('Save it as UTF-8')
  })
})

describe('blocksOfText', () => {
  it('returns paragraphs, and joins lines that a program broke', () => {
    const line = 'a line that was broken by a program at the right margin'
    expect(blocksOfText(`${line}\nand goes on\r\n \r\nshort\nlines\n\n${line}\n- an item`).map(({ text }) => text)).toEqual([
      `${line} and goes on`,
      'short\nlines',
      `${line}\n- an item`,
    ])
  })
})
