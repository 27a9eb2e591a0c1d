import { describe, expect, it } from '@jest/globals'
import { refuseReservedName } from './reserved-name.ts'

const reserved = (message: RegExp) =>
  expect.objectContaining({ kind: 'invalid', reason: 'NAME_RESERVED', details: { fields: { name: expect.stringMatching(message) } } })

describe('the name of a persona', () => {
  it('is refused when it could pass for the product’s, also in look-alike letters', () => {
    for (const name of ['Rostra', 'Rostra Support', 'R0stra', 'Rоstra', 'Admin'])
      expect(() => refuseReservedName(name)).toThrow(reserved(/Rostra’s own/))
  })

  it('is refused when a word mixes scripts', () => {
    expect(() => refuseReservedName('Аda Lovelace')).toThrow(reserved(/scripts/))
  })

  it('is kept by a persona that has it', () => {
    expect(() => refuseReservedName('Rostra', 'Rostra')).not.toThrow()
    expect(() => refuseReservedName('Rostra', 'Ada')).toThrow(reserved(/Rostra/))
  })
})
