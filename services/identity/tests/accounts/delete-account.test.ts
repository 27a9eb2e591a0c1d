import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { AccountDeleted__Output } from '@rostra/proto/gen/rostra/identity/v1/AccountDeleted'
import { IdentityService } from '@rostra/proto/identity'
import { AccountDeletedEvent } from '@rostra/proto/identity-events'
import {
  codeIn,
  createHarness,
  dumpDatabase,
  type Harness,
  mailsTo,
  newRegistration,
  proven,
  type Replica,
  refused,
  tokenIn,
} from '../harness.ts'

let harness: Harness
let replica: Replica
let gateway: RpcClient
const events: AccountDeleted__Output[] = []
beforeAll(async () => {
  harness = await createHarness()
  await harness.bus.subscribe({
    topic: AccountDeletedEvent.topic,
    group: `test-${randomUUID()}`,
    handle: async ({ payload }) => {
      events.push(AccountDeletedEvent.deserialize(payload))
    },
  })
  replica = await harness.startReplica()
  gateway = replica.as('gateway')
})
afterAll(() => harness.stop())

const register = async (registration = newRegistration()) => {
  const { accessToken: token, sessionSecret, account } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, token, sessionSecret, id: account?.id ?? '' }
}
const deleteAccount = (token: string, reauthentication: object = proven.reauthentication) =>
  gateway.call(IdentityService.DeleteAccount, { reauthentication }, { token })
const ended = refused('unauthenticated', 'SESSION_ENDED')

describe('a deleted account', () => {
  it('ends on every replica at once', async () => {
    const { token, sessionSecret, username, password, id } = await register()
    const other = await gateway.call(IdentityService.LogIn, { username, password })
    await deleteAccount(token)
    for (const secret of [sessionSecret, other.sessionSecret])
      await expect(gateway.call(IdentityService.Authenticate, { sessionSecret: secret })).rejects.toEqual(ended)
    await expect(gateway.call(IdentityService.LogIn, { username, password })).rejects.toEqual(
      refused('unauthenticated', 'INVALID_CREDENTIALS'),
    )
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(ended)
    await expect(replica.as('chat').call(IdentityService.GetUsernames, { ids: [id] })).resolves.toEqual({ usernames: {} })
  })

  it('leaves neither username nor address in the database', async () => {
    const { email, username, password, token } = await register()
    const newAddress = `moved-${email}`
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    await mailsTo(gateway, email, 2)
    await gateway.call(IdentityService.LogIn, { username, password: 'wrong-1843' }).catch(() => undefined)
    await gateway.call(IdentityService.UpdateProfile, { email: newAddress, ...proven }, { token })
    const change = { currentPassword: password, newPassword: 'Difference1822' }
    await gateway.call(IdentityService.ChangePassword, change, { token })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: newAddress })
    expect(await dumpDatabase(harness.database)).toContain(username)
    await deleteAccount(token, { password: 'Difference1822' })
    await eventually(async () => {
      const dump = (await dumpDatabase(harness.database)).toLowerCase()
      for (const text of [email, newAddress, username]) expect(dump).not.toContain(text.toLowerCase())
    })
  })

  it('receives no mail, and its reset links are invalid', async () => {
    const { email, token } = await register()
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const link = tokenIn((await mailsTo(gateway, email))[0])
    await deleteAccount(token)
    await expect(gateway.call(IdentityService.ResetPassword, { token: link, newPassword: 'Difference1822' })).rejects.toEqual(
      refused('invalid', 'RESET_TOKEN_INVALID'),
    )
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    await eventually(async () => expect(await harness.database.collection('mails').countDocuments()).toBe(0))
    await mailsTo(gateway, email, 1)
  })

  it('frees its username and address', async () => {
    const { token, id, ...registration } = await register()
    await deleteAccount(token)
    expect((await register(registration)).id).not.toBe(id)
  })

  it('publishes one event of twenty concurrent calls', async () => {
    const { token, id } = await register()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => deleteAccount(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const ofThis = () => events.filter(({ accountId }) => accountId === id)
    const deletedAt = new Date(harness.clock.now).toISOString()
    await eventually(() => expect(ofThis()).toEqual([{ accountId: id, deletedAt }]), eventTimeoutMs)
    const waiting = { 'outbox.id': { $exists: true } }
    await eventually(async () => expect(await harness.database.collection('accounts').countDocuments(waiting)).toBe(0), eventTimeoutMs)
    expect(ofThis()).toHaveLength(1)
  })

  it('is deleted for its password or a one-time code only', async () => {
    const { email, token } = await register()
    for (const wrong of [{}, { password: '' }, { password: 'Engine1844' }, { code: '000000' }, { code: 'no code' }])
      await expect(deleteAccount(token, wrong)).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await expect(gateway.call(IdentityService.DeleteAccount, {}, { token })).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await gateway.call(IdentityService.RequestOneTimeCode, { email })
    await deleteAccount(token, { code: codeIn((await mailsTo(gateway, email))[0]) })
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(ended)
  })

  it('is finished by itself when the replica that began it dies', async () => {
    const { username, token, id } = await register()
    await replica.as('operator').call(IdentityService.GrantRole, { username, role: 'ROLE_ORATOR' })
    const refuseWrites = (validator: object) => harness.database.db?.command({ collMod: 'operator_actions', validator })
    await refuseWrites({ targetName: { $ne: '' } })
    await expect(deleteAccount(token)).rejects.toBeDefined()
    await refuseWrites({})
    harness.clock.now += 60_000
    const { database } = harness
    await eventually(async () =>
      expect(await database.collection('operator_actions').distinct('targetName', { targetId: id })).toEqual(['']),
    )
    await eventually(async () => expect(await database.collection('accounts').countDocuments({ deletionDue: { $exists: true } })).toBe(0))
  })

  it('requires a member with an active session', async () => {
    await expect(gateway.call(IdentityService.DeleteAccount, {})).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    const { token, sessionSecret, username, password } = await register()
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    await expect(deleteAccount(token)).rejects.toEqual(ended)
    await expect(gateway.call(IdentityService.LogIn, { username, password })).resolves.toBeDefined()
  })
})
