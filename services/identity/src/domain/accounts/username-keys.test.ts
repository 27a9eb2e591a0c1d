import { describe, expect, it } from '@jest/globals'
import { usernameKeysOf } from './username-keys.ts'

describe('usernameKeysOf', () => {
  it.each([
    ['Ada', ['ada']],
    [' ada_lovelace ', ['ada_lovelace']],
    ['Ada  Lovelace', ['ada_lovelace', 'ada-lovelace', 'adalovelace']],
    ['a b', ['a_b', 'a-b']],
    ['ada king lovelace', ['ada_king_lovelace', 'ada-king-lovelace', 'adakinglovelace']],
    ['ab', []],
    ['', []],
    ['grüße', []],
    ['ada.lovelace', []],
    ['a'.repeat(33), []],
    [`${'a'.repeat(16)} ${'b'.repeat(16)}`, [`${'a'.repeat(16)}${'b'.repeat(16)}`]],
  ])('returns for %j the keys %j', (text, keys) => {
    expect(usernameKeysOf(text)).toEqual(keys)
  })
})
