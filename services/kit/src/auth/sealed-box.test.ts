import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createSealedBox } from './sealed-box.ts'

const box = createSealedBox('a secret of at least 32 characters', 'signing keys')
const flip = (sealed: string, at: number) => {
  const bytes = Buffer.from(sealed, 'base64url')
  const index = at % bytes.length
  bytes[index] = (bytes[index] ?? 0) ^ 1
  return bytes.toString('base64url')
}

describe('a sealed box', () => {
  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (bytes, label) => {
        expect(box.open(box.seal(Buffer.from(bytes), label), label)).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it('seals equal values to different texts', () => {
    expect(box.seal(Buffer.from('x'), 'k')).not.toBe(box.seal(Buffer.from('x'), 'k'))
  })

  it('rejects another label, another secret and any changed bit', () => {
    const sealed = box.seal(Buffer.from('private'), 'k')
    expect(() => box.open(sealed, 'other')).toThrow()
    expect(() => createSealedBox('another secret of 32 characters or more', 'signing keys').open(sealed, 'k')).toThrow()
    fc.assert(
      fc.property(fc.nat(), (at) => {
        expect(() => box.open(flip(sealed, at), 'k')).toThrow()
      }),
    )
  })
})
