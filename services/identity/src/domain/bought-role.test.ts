import { expect, it } from '@jest/globals'
import type { Role } from './account.ts'
import { type BoughtRole, roleAfterPurchase } from './bought-role.ts'

it.each<[Role, BoughtRole, Role]>([
  ['citizen', 'orator', 'orator'],
  ['orator', 'citizen', 'citizen'],
  ['orator', 'orator', 'orator'],
  ['super_senator', 'orator', 'super_senator'],
  ['super_senator', 'citizen', 'super_senator'],
])('a %s whose purchases make them a %s is then a %s', (role, bought, after) => {
  expect(roleAfterPurchase(role, bought)).toBe(after)
})
