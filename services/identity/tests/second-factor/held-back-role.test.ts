import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, type Harness, refused } from '../harness.ts'
import { addTotp, register, type TestMember } from './factor-harness.ts'

let harness: Harness
let development: RpcClient
let production: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  development = (await harness.startReplica()).as('gateway')
  const addresses = { PUBLIC_URL: 'https://rostra.example', SMTP_URL: 'smtp://127.0.0.1:1' }
  const settings = { NODE_ENV: 'production', TRUSTED_NETWORK: 'true', PASSWORD_HASHING: 'full', ...addresses }
  production = (await harness.startReplica(settings)).as('gateway')
})
afterAll(() => harness.stop())

const superSenator = async () => {
  const member = await register(development)
  const operator = (await harness.startReplica()).as('operator')
  await operator.call(IdentityService.GrantRole, { username: member.username, role: 'ROLE_SUPER_SENATOR' })
  return member
}
const authenticate = async (replica: RpcClient, { sessionSecret }: TestMember) =>
  (await replica.call(IdentityService.Authenticate, { sessionSecret })).accessToken
const roleIn = (token: string) => (jwt.decode(token) as { role: string }).role

describe('the rights of a super senator', () => {
  it('are held back in production until the session was opened with the second factor', async () => {
    const member = await superSenator()
    const token = await authenticate(production, member)
    expect(roleIn(token)).toBe('orator')
    expect(await production.call(IdentityService.GetSecondFactor, {}, { token })).toMatchObject({ neededForRole: true })
    expect(await production.call(IdentityService.GetAccount, {}, { token })).toMatchObject({ role: 'ROLE_SUPER_SENATOR' })
    const search = { search: '', page: 1, limit: 10 }
    await expect(production.call(IdentityService.SearchAccounts, search, { token })).rejects.toEqual(refused('denied', 'OPERATORS_ONLY'))

    await addTotp(development, token, harness.clock)
    const proven = await authenticate(production, member)
    expect(roleIn(proven)).toBe('super_senator')
    expect(await production.call(IdentityService.GetSecondFactor, {}, { token: proven })).toMatchObject({ neededForRole: false })
    await expect(production.call(IdentityService.SearchAccounts, search, { token: proven })).resolves.toBeDefined()
  })

  it('are those of the role in development', async () => {
    const token = await authenticate(development, await superSenator())
    expect(roleIn(token)).toBe('super_senator')
    expect(await development.call(IdentityService.GetSecondFactor, {}, { token })).toMatchObject({ neededForRole: false })
  })
})
