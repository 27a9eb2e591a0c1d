import { describe, expect, it } from '@jest/globals'
import { blocksOfText } from './plain-text.ts'

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
