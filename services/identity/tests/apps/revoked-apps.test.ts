import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { createHarness, type Harness, newRegistration, proven, refused } from '../harness.ts'
import { newApp, post } from './test-app.ts'

const keyInvalid = refused('unauthenticated', 'KEY_INVALID')

let harness: Harness
let gateway: RpcClient
let elsewhere: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
  elsewhere = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness?.stop())

async function member() {
  const registration = newRegistration()
  const { account, accessToken } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', token: accessToken }
}
const authenticate = (secret: string, client = gateway) =>
  client.call(IdentityService.Authenticate, { sessionSecret: secret, audiences: ['chat'] })
const list = async ({ token }: { token: string }) => (await gateway.call(IdentityService.ListApps, {}, { token })).apps

describe('the access of an app ends', () => {
  it('by its member at every replica, by no other member', async () => {
    const ada = await member()
    const bob = await member()
    const app = await newApp(gateway)
    const { access, refresh } = await app.tokensOf(ada)
    const [{ id } = { id: '' }] = await list(ada)
    const byBob = gateway.call(IdentityService.RevokeApp, { id }, { token: bob.token })
    await expect(byBob).rejects.toEqual(refused('not_found', 'APP_NOT_FOUND'))
    const sessions = [{ sessionId: id, accountId: ada.id, username: ada.username, role: 'citizen' }]
    expect((await gateway.call(IdentityService.CheckSessions, { sessions })).unchanged).toEqual([true])
    await gateway.call(IdentityService.RevokeApp, { id }, { token: ada.token })
    expect((await elsewhere.call(IdentityService.CheckSessions, { sessions })).unchanged).toEqual([false])
    await expect(authenticate(access, elsewhere)).rejects.toEqual(keyInvalid)
    expect((await app.refresh(refresh)).body.error).toBe('invalid_grant')
    expect(await harness.database.collection('oauth_documents').countDocuments({ grantId: id })).toBe(0)
  })

  it.each(['access', 'refresh'] as const)('by the app with its %s token, and not by another app', async (kind) => {
    const ada = await member()
    const app = await newApp(gateway)
    const other = await newApp(gateway)
    const tokens = await app.tokensOf(ada)
    await post(gateway, '/oauth/revoke', { client_id: other.clientId, token: tokens[kind] })
    await authenticate(tokens.access)
    const revoked = await post(gateway, '/oauth/revoke', { client_id: app.clientId, token: tokens[kind] })
    expect([revoked.status, revoked.endedApps]).toEqual([200, [expect.any(String)]])
    await expect(authenticate(tokens.access)).rejects.toEqual(keyInvalid)
    expect(await list(ada)).toEqual([])
  })

  it.each(['a new password', 'the deletion of the account'])('with %s', async (event) => {
    const ada = await member()
    const app = await newApp(gateway)
    const { access, refresh } = await app.tokensOf(ada)
    const call = { token: ada.token }
    if (event === 'a new password')
      await gateway.call(
        IdentityService.ChangePassword,
        { currentPassword: proven.reauthentication.password, newPassword: 'Difference1822' },
        call,
      )
    else await gateway.call(IdentityService.DeleteAccount, proven, call)
    await expect(authenticate(access)).rejects.toEqual(keyInvalid)
    expect((await app.refresh(refresh)).body.error).toBe('invalid_grant')
    expect(await harness.database.collection('apps').countDocuments({ clientId: app.clientId })).toBe(0)
  })

  it('with the suspension of the account', async () => {
    const ada = await member()
    const app = await newApp(gateway)
    const { access, refresh } = await app.tokensOf(ada)
    const suspension = { at: new Date(), reason: 'a test', operatorId: 'o' }
    await harness.database.collection('accounts').updateOne({ username: ada.username }, { $set: { suspension } })
    await expect(authenticate(access)).rejects.toEqual(keyInvalid)
    expect((await app.refresh(refresh)).body.error).toBe('invalid_grant')
  })
})
