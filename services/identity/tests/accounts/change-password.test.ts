import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, mailsTo, newRegistration, refused } from '../harness.ts'

let harness: Harness
let here: RpcClient
let there: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  here = (await harness.startReplica()).as('gateway')
  there = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const register = async () => {
  const registration = newRegistration()
  const { accessToken: token, sessionSecret } = await here.call(IdentityService.Register, registration)
  return { ...registration, token, sessionSecret }
}
const change = (token: string, currentPassword: string, newPassword: string) =>
  here.call(IdentityService.ChangePassword, { currentPassword, newPassword }, { token })
const logIn = (username: string, password: string) => here.call(IdentityService.LogIn, { username, password })
const authenticate = (sessionSecret: string, replica = here) => replica.call(IdentityService.Authenticate, { sessionSecret })

/** Makes MongoDB refuse all writes to a collection that do not match, to simulate a replica that dies there. */
const refuseWrites = (collection: string, validator: object) => harness.database.db?.command({ collMod: collection, validator })

describe('ChangePassword', () => {
  it('ends the other sessions on every replica and keeps the calling one', async () => {
    const { username, password, token, sessionSecret } = await register()
    const other = await logIn(username, password)
    await change(token, password, 'Difference1822')
    await expect(authenticate(other.sessionSecret, there)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
    await expect(authenticate(sessionSecret, there)).resolves.toBeDefined()
    await expect(logIn(username, password)).rejects.toEqual(refused('unauthenticated', 'INVALID_CREDENTIALS'))
    const again = await logIn(username, 'Difference1822')
    await change(again.accessToken, 'Difference1822', 'Engine1843')
    await expect(authenticate(sessionSecret)).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })

  it('requires the current password', async () => {
    const { username, password, token } = await register()
    await expect(change(token, 'wrong-one', 'Difference1822')).rejects.toEqual(refused('invalid', 'WRONG_PASSWORD'))
    await expect(logIn(username, password)).resolves.toBeDefined()
  })

  it('succeeds for one of ten concurrent calls', async () => {
    const { username, password, token } = await register()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => change(token, password, `Password-${i}-1822`)))
    const succeeded = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(logIn(username, `Password-${succeeded}-1822`)).resolves.toBeDefined()
  })

  it('leaves the epochs of all sessions when it fails, so that no session outlives a later change', async () => {
    const { username, password, token, sessionSecret } = await register()
    await logIn(username, password)
    await refuseWrites('mails', { kind: { $ne: 'password-changed' } })
    await expect(change(token, password, 'Difference1822')).rejects.toBeDefined()
    await refuseWrites('mails', {})
    const { account } = await here.call(IdentityService.LogIn, { username, password })
    const epochs = await harness.database
      .collection('sessions')
      .find({ $expr: { $eq: ['$accountId', { $toObjectId: account?.id }] } })
      .toArray()
    expect(epochs.map(({ epoch }) => epoch)).toEqual([0, 0, 0])
    await expect(authenticate(sessionSecret)).resolves.toBeDefined()
  })

  it('names the invalid field', async () => {
    const { token } = await register()
    await expect(change(token, 'short', 'Difference1822')).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { currentPassword: 'Password must be at least 6 characters long' } },
    })
    await expect(change(token, 'Engine1843', 'sixsix')).rejects.toMatchObject({
      details: { fields: { newPassword: 'Password must be at least 8 characters long' } },
    })
    await expect(change(token, 'Engine1843', 'PassW0rd')).rejects.toMatchObject({
      details: { fields: { newPassword: expect.stringContaining('3,000 most common') } },
    })
  })

  it('requires a member with an active session', async () => {
    const { password, token, sessionSecret } = await register()
    const anonymous = here.call(IdentityService.ChangePassword, { currentPassword: password, newPassword: 'Difference1822' })
    await expect(anonymous).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    await here.call(IdentityService.LogOut, { sessionSecret })
    await expect(change(token, password, 'Difference1822')).rejects.toEqual(refused('unauthenticated', 'SESSION_ENDED'))
  })
})

describe('a changed password', () => {
  it('causes a notice by mail', async () => {
    const separate = await createHarness()
    const gateway = (await separate.startReplica()).as('gateway')
    const registration = newRegistration()
    const { accessToken } = await gateway.call(IdentityService.Register, registration)
    const input = { currentPassword: registration.password, newPassword: 'Difference1822' }
    await gateway.call(IdentityService.ChangePassword, input, { token: accessToken })
    const [mail] = await mailsTo(gateway, registration.email)
    expect(mail?.subject).toBe('The password of your Rostra account was changed')
    await separate.stop()
  })
})
