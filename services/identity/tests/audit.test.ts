import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { codeIn, createWorld, mailsTo, otherThan, somebody, tokenIn, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start()).as('gateway')
})
afterAll(() => world.end())

const from = { clientAddress: '2001:db8:1:2:3:4:5:6', requestId: '0a0a0a0a-0000-4000-8000-000000000001' }
const entries = (filter: object) => world.database.collection('audit_entries').find(filter).sort({ _id: 1 }).toArray()
const eventsOf = async (accountId: string) =>
  (await entries({ accountId })).map(({ event, method }) => (method ? `${event} by ${method}` : event))

describe('the audit log', () => {
  it('tells what was done to an account, in order', async () => {
    const person = somebody()
    const { account, accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, person)
    await gateway.call(IdentityService.LogIn, { ...person, password: 'wrong-1843' }).catch(() => undefined)
    const other = await gateway.call(IdentityService.LogIn, person)
    const { sessions } = await gateway.call(IdentityService.ListSessions, {}, { token })
    const id = sessions.find(({ current }) => !current)?.id
    await gateway.call(IdentityService.RevokeSession, { id }, { token })
    await gateway.call(IdentityService.LogOut, { sessionSecret: other.sessionSecret })
    await gateway.call(IdentityService.RequestOneTimeCode, { email: person.email })
    const code = codeIn((await mailsTo(gateway, person.email))[0])
    await gateway.call(IdentityService.LogInWithCode, { email: person.email, code: otherThan(code) }).catch(() => undefined)
    await gateway.call(IdentityService.LogInWithCode, { email: person.email, code })
    const asked = { currentPassword: person.password, newPassword: 'sixsix' }
    await gateway.call(IdentityService.ChangePassword, asked, { token })
    const email = `new-${person.email}`
    await gateway.call(IdentityService.UpdateProfile, { email }, { token })
    await gateway.call(IdentityService.UpdateProfile, { insights: false }, { token })
    await gateway.call(IdentityService.RequestPasswordReset, { email })
    const link = tokenIn((await mailsTo(gateway, email))[0])
    await gateway.call(IdentityService.ResetPassword, { token: link, newPassword: person.password })
    await gateway.call(IdentityService.LogOut, { sessionSecret })
    const last = await gateway.call(IdentityService.LogIn, person)
    await gateway.call(IdentityService.LogOut, { sessionSecret: last.sessionSecret })
    const leaving = await gateway.call(IdentityService.LogIn, person)
    await gateway.call(IdentityService.DeleteAccount, {}, { token: leaving.accessToken })
    expect(await eventsOf(account?.id ?? '')).toEqual([
      'signed-in by registration',
      'sign-in-failed by password',
      'signed-in by password',
      'sessions-ended',
      'sign-in-failed by code',
      'signed-in by code',
      'password-changed',
      'email-changed',
      'password-reset',
      'signed-in by password',
      'signed-out',
      'signed-in by password',
      'account-deleted',
    ])
  })

  it('says when, from which network and browser, and in which request', async () => {
    const { account } = await gateway.call(IdentityService.Register, somebody(), from)
    const [entry] = await entries({ accountId: account?.id })
    expect(entry).toEqual({
      _id: expect.anything(),
      at: new Date(world.clock.now),
      event: 'signed-in',
      method: 'registration',
      accountId: account?.id,
      actor: 'self',
      network: '2001:db8:1:2::/64',
      agent: 'Firefox',
      requestId: from.requestId,
    })
  })

  it('keeps nothing of what was typed by somebody unknown', async () => {
    const typed = { username: 'a-password-typed-too-early', password: 'Engine1843', agent: 'Firefox' }
    await gateway.call(IdentityService.LogIn, typed, from).catch(() => undefined)
    await gateway.call(IdentityService.LogInWithCode, { email: 'a-password@typed.example', code: '123456' }).catch(() => undefined)
    const unknown = await entries({ accountId: null })
    expect(unknown.map(({ event, method }) => [event, method])).toEqual([
      ['sign-in-failed', 'password'],
      ['sign-in-failed', 'code'],
    ])
    expect(JSON.stringify(unknown)).not.toMatch(/typed|Engine|123456/)
  })

  it('forgets after 90 days', async () => {
    const indexes = await world.database.collection('audit_entries').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 90 * 86_400 }))
  })
})
