import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, type Harness, newRegistration, type Replica, refused } from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
let operator: { token: string }
beforeAll(async () => {
  harness = await createHarness()
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
  const olga = await member()
  await replica.as('operator').call(IdentityService.GrantRole, { username: olga.username, role: 'ROLE_SUPER_SENATOR' })
  operator = { token: await tokenOf(olga.sessionSecret) }
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, sessionSecret, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', sessionSecret, token: accessToken }
}
const tokenOf = async (sessionSecret: string) => (await gateway.call(IdentityService.Authenticate, { sessionSecret })).accessToken
const claimsOf = (token: string) => {
  const { sid, sub, name, role } = jwt.decode(token) as jwt.JwtPayload
  return { sessionId: String(sid), accountId: String(sub), username: String(name), role: String(role) }
}
const check = async (sessions: readonly object[]) =>
  (await gateway.call(IdentityService.CheckSessions, { sessions: [...sessions] })).unchanged

describe('CheckSessions', () => {
  it('returns for each session whether Authenticate would issue the same claims, in the order of the request', async () => {
    const [same, leaves, renews, promoted, suspended, deleted] = await Promise.all(Array.from({ length: 6 }, member))
    const members = [same, leaves, renews, promoted, suspended, deleted].map((one) => one as NonNullable<typeof one>)
    const other = await gateway.call(IdentityService.LogIn, { username: members[2]?.username, password: members[2]?.password })
    const secrets = [...members.map(({ sessionSecret }) => sessionSecret), other.sessionSecret]
    const claims = [...members.map(({ token }) => token), other.accessToken].map(claimsOf)
    expect(await check(claims)).toEqual(Array(7).fill(true))

    const token = renews?.token ?? ''
    await gateway.call(IdentityService.LogOut, { sessionSecret: leaves?.sessionSecret })
    await gateway.call(IdentityService.ChangePassword, { currentPassword: renews?.password, newPassword: 'Difference1822' }, { token })
    await replica.as('operator').call(IdentityService.GrantRole, { username: promoted?.username, role: 'ROLE_ORATOR' })
    await gateway.call(IdentityService.SuspendAccount, { accountId: suspended?.id, reason: 'Sells pills to everybody.' }, operator)
    const reauthentication = { password: deleted?.password }
    await gateway.call(IdentityService.DeleteAccount, { reauthentication }, { token: deleted?.token ?? '' })

    const oneByOne = await Promise.all(
      secrets.map((secret, index) =>
        tokenOf(secret).then(
          (now) => JSON.stringify(claimsOf(now)) === JSON.stringify(claims[index]),
          () => false,
        ),
      ),
    )
    expect(oneByOne).toEqual([true, false, true, false, false, false, false])
    expect(await check(claims)).toEqual(oneByOne)
    expect(await check([...claims].reverse())).toEqual([...oneByOne].reverse())
  })

  it('reports a session of another account, name or role, and an unknown session, as changed', async () => {
    const ada = claimsOf((await member()).token)
    const bob = claimsOf((await member()).token)
    const wrong = [
      { ...ada, accountId: bob.accountId, username: bob.username },
      { ...ada, username: ada.username.toUpperCase() },
      { ...ada, role: 'super_senator' },
      { ...ada, role: '' },
      { ...ada, sessionId: '' },
      { ...ada, sessionId: '{"$gt":""}' },
      {},
    ]
    expect(await check([...wrong, bob])).toEqual([...wrong.map(() => false), true])
  })

  it('finds a session ended by its age', async () => {
    const claims = claimsOf((await member()).token)
    harness.clock.now += 31 * 86_400_000
    expect(await check([claims])).toEqual([false])
  })

  it('answers the gateway only, for at most 500 sessions', async () => {
    await expect(replica.as('chat').call(IdentityService.CheckSessions, {})).rejects.toEqual(refused('denied', 'SERVICE_NOT_ALLOWED'))
    await expect(check(Array.from({ length: 501 }, () => ({})))).rejects.toEqual(refused('invalid', 'VALIDATION'))
    expect(await check([])).toEqual([])
  })
})
