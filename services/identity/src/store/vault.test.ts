import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createVault } from './vault.ts'

const vault = createVault('a secret of at least 32 characters')
const flip = (sealed: string, at: number) => {
  const bytes = Buffer.from(sealed, 'base64url')
  const index = at % bytes.length
  bytes[index] = (bytes[index] ?? 0) ^ 1
  return bytes.toString('base64url')
}

describe('the vault', () => {
  it('gives back what was sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (bytes, label) => {
        expect(vault.open(vault.seal(Buffer.from(bytes), label), label)).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it('seals the same thing differently each time', () => {
    expect(vault.seal(Buffer.from('x'), 'k')).not.toBe(vault.seal(Buffer.from('x'), 'k'))
  })

  it('stays shut for another label, another secret and any changed bit', () => {
    const sealed = vault.seal(Buffer.from('private'), 'k')
    expect(() => vault.open(sealed, 'other')).toThrow()
    expect(() => createVault('another secret of 32 characters or more').open(sealed, 'k')).toThrow()
    fc.assert(
      fc.property(fc.nat(), (at) => {
        expect(() => vault.open(flip(sealed, at), 'k')).toThrow()
      }),
    )
  })
})
