import { describe, expect, it } from '@jest/globals'
import { callerOf } from './claims.ts'
import { type Role, roles } from './role.ts'
import { createTestIdentity } from './testing/test-identity.ts'

const { access, member } = createTestIdentity()

describe('the role in an access token', () => {
  it.each(roles)('is the caller’s role: %s', async (role) => {
    expect(callerOf(await access.verify(await member('ada', role), 'chat'))).toMatchObject({ kind: 'member', id: 'ada', role })
  })

  it.each(['consul', '', 'Citizen', '__proto__'])('is an error when it is unknown, never a default: %j', async (role) => {
    await expect(access.verify(await member('ada', role as Role), 'chat')).rejects.toThrow('role')
  })
})
