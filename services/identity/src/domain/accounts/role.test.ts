import { expect, it } from '@jest/globals'
import { type Role, roles } from '@rostra/platform/role'
import { type BoughtRole, readRole, roleAfterPurchase } from './role.ts'

it.each<[Role, BoughtRole, Role]>([
  ['citizen', 'orator', 'orator'],
  ['orator', 'citizen', 'citizen'],
  ['orator', 'orator', 'orator'],
  ['super_senator', 'orator', 'super_senator'],
  ['super_senator', 'citizen', 'super_senator'],
])('a %s with the bought role %s becomes %s', (role, bought, after) => {
  expect(roleAfterPurchase(role, bought)).toBe(after)
})

it('readRole returns every known role', () => {
  expect(roles.map(readRole)).toEqual(roles)
})

it.each(['', 'king', 'ROLE_CITIZEN', 'Citizen'])('readRole throws for the unknown role %j', (stored) => {
  expect(() => readRole(stored)).toThrow('unknown role')
})
