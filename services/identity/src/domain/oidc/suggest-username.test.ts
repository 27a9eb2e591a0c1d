import { expect, it } from '@jest/globals'
import { suggestUsernames } from './suggest-username.ts'

const first = (preferredUsername: string, email = '') => suggestUsernames({ preferredUsername, email })[0]

it.each([
  ['ada', '', 'ada'],
  ['Ada Lovelace', '', 'Ada-Lovelace'],
  ['Zoë', '', 'Zoe'],
  ['ada@example.org', '', 'ada'],
  ['', 'ada.lovelace+x@example.org', 'ada-lovelace-x'],
  ['al', 'ada@example.org', 'ada'],
  ['admin', 'ada@example.org', 'ada'],
  ['!!!', 'ada@example.org', 'ada'],
  ['x'.repeat(40), '', 'x'.repeat(32)],
])('%j and the address %j suggest %j', (name, email, expected) => {
  expect(first(name, email)).toBe(expected)
})

it('suggests numbered names of at most 32 characters for one that is taken', () => {
  const names = suggestUsernames({ preferredUsername: 'x'.repeat(32), email: '' })
  expect(names[1]).toBe(`${'x'.repeat(30)}-2`)
  expect(new Set(names).size).toBe(9)
})

it('suggests nothing where no name fits', () => {
  expect(suggestUsernames({ preferredUsername: '日本', email: '' })).toEqual([])
})
