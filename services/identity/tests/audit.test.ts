import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import {
  codeIn,
  confirmationIn,
  createHarness,
  type Harness,
  mailsTo,
  newRegistration,
  proven,
  refused,
  tokenIn,
  wrongCode,
} from './harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const metadata = { clientAddress: '2001:db8:1:2:3:4:5:6', requestId: '0a0a0a0a-0000-4000-8000-000000000001' }
const entries = (filter: object) => harness.database.collection('audit_entries').find(filter).sort({ _id: 1 }).toArray()
const eventsOf = async (accountId: string) =>
  (await entries({ accountId })).map(({ event, method }) => (method ? `${event} by ${method}` : event))

describe('the audit log', () => {
  it('records the events of an account in order', async () => {
    const registration = newRegistration()
    const { account, accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
    await gateway.call(IdentityService.LogIn, { ...registration, password: 'wrong-1843' }).catch(() => undefined)
    const other = await gateway.call(IdentityService.LogIn, registration)
    const { sessions } = await gateway.call(IdentityService.ListSessions, {}, { token })
    const id = sessions.find(({ current }) => !current)?.id
    await gateway.call(IdentityService.RevokeSession, { id }, { token })
    await gateway.call(IdentityService.LogOut, { sessionSecret: other.sessionSecret })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: registration.email })
    const code = codeIn((await mailsTo(gateway, registration.email))[0])
    await gateway.call(IdentityService.LogInWithCode, { email: registration.email, code: wrongCode(code) }).catch(() => undefined)
    await gateway.call(IdentityService.LogInWithCode, { email: registration.email, code })
    const change = { currentPassword: registration.password, newPassword: 'Difference1822' }
    await gateway.call(IdentityService.ChangePassword, change, { token })
    const email = `new-${registration.email}`
    const changeEmail = (password: string) =>
      gateway.call(IdentityService.UpdateProfile, { email, reauthentication: { password } }, { token })
    await changeEmail('Engine1844').catch(() => undefined)
    await changeEmail('Difference1822')
    await gateway.call(IdentityService.ConfirmEmail, { token: confirmationIn((await mailsTo(gateway, email))[0]) })
    await gateway.call(IdentityService.UpdateProfile, { insights: false }, { token })
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const link = tokenIn((await mailsTo(gateway, email, 2))[0])
    await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: registration.password })
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    const last = await gateway.call(IdentityService.LogIn, registration)
    await gateway.call(IdentityService.LogOut, { sessionSecret: last.sessionSecret })
    const beforeDeletion = await gateway.call(IdentityService.LogIn, registration)
    await gateway.call(IdentityService.DeleteAccount, proven, { token: beforeDeletion.accessToken })
    expect(await eventsOf(account?.id ?? '')).toEqual([
      'signed-in by registration',
      'sign-in-failed by password',
      'signed-in by password',
      'sessions-ended',
      'sign-in-failed by code',
      'signed-in by code',
      'password-changed',
      'reauthentication-failed',
      'email-change-requested',
      'email-changed',
      'password-reset',
      'signed-in by password',
      'signed-out',
      'signed-in by password',
      'account-deleted',
    ])
  })

  it('records the time, network, browser and request id', async () => {
    const { account } = await gateway.call(IdentityService.Register, newRegistration(), metadata)
    const [entry] = await entries({ accountId: account?.id })
    expect(entry).toEqual({
      _id: expect.anything(),
      at: new Date(harness.clock.now),
      event: 'signed-in',
      method: 'registration',
      accountId: account?.id,
      actor: 'self',
      network: '2001:db8:1:2::/64',
      agent: 'Firefox',
      requestId: metadata.requestId,
    })
  })

  it('stores no user input of an unknown account', async () => {
    const credentials = { username: 'a-password-typed-too-early', password: 'Engine1843', agent: 'Firefox' }
    await gateway.call(IdentityService.LogIn, credentials, metadata).catch(() => undefined)
    await gateway.call(IdentityService.LogInWithCode, { email: 'a-password@typed.example', code: '123456' }).catch(() => undefined)
    const unknown = await entries({ accountId: null })
    expect(unknown.map(({ event, method }) => [event, method])).toEqual([
      ['sign-in-failed', 'password'],
      ['sign-in-failed', 'code'],
    ])
    expect(JSON.stringify(unknown)).not.toMatch(/typed|Engine|123456/)
  })

  it('gives members their own entries, the latest first, and refuses guests', async () => {
    const registration = newRegistration()
    const { accessToken: token } = await gateway.call(IdentityService.Register, registration, metadata)
    harness.clock.now += 1_000
    await gateway.call(IdentityService.LogIn, { ...registration, password: 'wrong-1843' }, metadata).catch(() => undefined)
    const { events } = await gateway.call(IdentityService.ListOwnSecurityEvents, {}, { token })
    expect(events.map(({ event, method }) => [event, method])).toEqual([
      ['sign-in-failed', 'password'],
      ['signed-in', 'registration'],
    ])
    expect(events[1]).toMatchObject({ actor: 'self', network: '2001:db8:1:2::/64', agent: 'Firefox' })
    await expect(gateway.call(IdentityService.ListOwnSecurityEvents, {})).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
  })

  it('expires entries after 90 days', async () => {
    const indexes = await harness.database.collection('audit_entries').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 90 * 86_400 }))
  })
})
