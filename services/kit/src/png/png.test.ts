import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { DamagedPng, encodeChunk, isPng, readPngChunks, withPngTexts } from './chunks.ts'
import { pngTextsOf } from './texts.ts'

/** A PNG of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const chunk = (type: string, ...parts: (Buffer | string)[]) => ({
  type,
  data: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
})
const textsOf = (...chunks: ReturnType<typeof chunk>[]) => pngTextsOf(chunks).map(({ keyword, read }) => [keyword, read(1_000)])

describe('the chunks of a PNG', () => {
  it('are read, and texts are written in front of the image', () => {
    const written = withPngTexts(pixel, [
      { keyword: 'chara', text: 'one' },
      { keyword: 'ccv3', text: 'two' },
    ])
    expect(readPngChunks(written).map(({ type }) => type)).toEqual(['IHDR', 'tEXt', 'tEXt', 'IDAT'])
    expect(textsOf(...(readPngChunks(written) as ReturnType<typeof chunk>[]))).toEqual([
      ['chara', 'one'],
      ['ccv3', 'two'],
    ])
    expect([isPng(written), isPng(Buffer.from('GIF89a'))]).toEqual([true, false])
  })

  it('are refused when any byte of the file is missing', () => {
    for (let length = 0; length < pixel.length; length++) expect(() => readPngChunks(pixel.subarray(0, length))).toThrow(DamagedPng)
  })

  it('are refused when any byte of a chunk is changed', () => {
    for (let at = 8; at < pixel.length; at++) {
      const changed = Buffer.from(pixel)
      changed[at] = (changed[at] ?? 0) ^ 0x5a
      expect(() => readPngChunks(changed)).toThrow(DamagedPng)
    }
  })

  it('are refused without a header', () => {
    const file = Buffer.concat([pixel.subarray(0, 8), encodeChunk(chunk('tEXt', 'a\0b')), encodeChunk(chunk('IEND'))])
    expect(() => readPngChunks(file)).toThrow('it has no header')
  })
})

describe('the texts of a PNG', () => {
  it.each([
    ['tEXt', chunk('tEXt', 'chara\0hello')],
    ['zTXt', chunk('zTXt', 'chara\0\0', deflateSync('hello'))],
    ['iTXt', chunk('iTXt', 'chara\0\0\0en\0Chara\0hello')],
    ['iTXt, compressed', chunk('iTXt', 'chara\0\x01\0\0\0', deflateSync('hello'))],
  ])('are read from %s', (_type, given) => {
    expect(textsOf(given)).toEqual([['chara', 'hello']])
  })

  it('of iTXt are UTF-8', () => {
    expect(textsOf(chunk('iTXt', 'a\0\0\0\0\0', '猫🦉'))).toEqual([['a', '猫🦉']])
    expect(() => textsOf(chunk('iTXt', 'a\0\0\0\0\0', Buffer.from([0xff])))).toThrow()
  })

  it.each([
    ['a text that is too long', chunk('tEXt', 'a\0', 'x'.repeat(1_001))],
    ['a text that unpacks to too much', chunk('zTXt', 'a\0\0', deflateSync('x'.repeat(1_001)))],
    ['broken compression', chunk('zTXt', 'a\0\0', 'nothing')],
    ['an iTXt that is cut off', chunk('iTXt', 'a\0\0\0')],
  ])('are refused: %s', (_what, given) => {
    expect(() => textsOf(given)).toThrow()
  })

  it('leave out chunks without a keyword, and others', () => {
    expect(textsOf(chunk('tEXt', 'no end'), chunk('tEXt', '\0x'), chunk('IDAT', 'a\0b'))).toEqual([])
  })
})
