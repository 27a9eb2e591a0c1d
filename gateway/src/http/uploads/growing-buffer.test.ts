import { describe, expect, it } from '@jest/globals'
import { GrowingBuffer } from './growing-buffer.ts'

describe('GrowingBuffer', () => {
  it('collects pieces of any size, for any expected length', () => {
    const piece = Buffer.from('owls eat mice; '.repeat(1_000))
    for (const expected of [0, 1, 20 * piece.length, 1_000_000]) {
      const buffer = new GrowingBuffer(20 * piece.length, expected)
      for (let n = 0; n < 20; n++) buffer.add(piece)
      expect(buffer.length).toBe(20 * piece.length)
      expect(buffer.take().equals(Buffer.concat(Array(20).fill(piece)))).toBe(true)
    }
  })

  it('keeps no piece alive, and takes no more than its maximum', () => {
    const buffer = new GrowingBuffer(4)
    const piece = Buffer.from('owl')
    buffer.add(piece)
    piece.fill('x')
    expect(buffer.take().toString()).toBe('owl')
    expect(() => buffer.add(Buffer.from('ls'))).toThrow(RangeError)
  })
})
