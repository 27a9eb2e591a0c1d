import { describe, expect, it } from '@jest/globals'
import { createCanvas } from '@napi-rs/canvas'
import { checkImageHeader } from './image-header.ts'

/** Returns a PNG header that announces a size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(24)
  header.writeUInt32BE(0x89504e47)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
const webp = (kind: string, rest: number[]) => Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'), Buffer.from(rest)])
const unreadable = expect.objectContaining({ reason: 'VALIDATION', message: 'A picture must be a PNG, JPEG or WebP file' })
const tooLarge = expect.objectContaining({ reason: 'VALIDATION', message: expect.stringContaining('24 million') })

describe('checkImageHeader', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('accepts a %s that a program has written', async (format) => {
    const canvas = createCanvas(40, 20)
    const image = format === 'png' ? await canvas.encode('png') : await canvas.encode(format, 90)
    expect(() => checkImageHeader(image)).not.toThrow()
  })

  it.each([
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG that is cut off', png(40, 20).subarray(0, 20)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0])],
    ['an unknown WebP', webp('VP9 ', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['an image without pixels', png(0, 20)],
  ])('refuses %s', (_name, content) => {
    expect(() => checkImageHeader(content)).toThrow(unreadable)
  })

  it.each([
    ['a PNG', png(50_000, 10)],
    ['a PNG of 6,000 × 6,000', png(6_000, 6_000)],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 2, 0xff, 0xc2, 0, 17, 8, 0xea, 0x60, 0xea, 0x60])],
    ['a lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f])],
    ['a lossless WebP', webp('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])],
    ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ])('refuses the announced size of %s', (_name, content) => {
    expect(() => checkImageHeader(content)).toThrow(tooLarge)
  })
})
