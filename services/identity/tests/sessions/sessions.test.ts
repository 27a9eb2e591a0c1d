import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { activityAt, hashSecret } from '../../src/domain/sessions/session.ts'
import { accessKeyModel } from '../../src/store/access-keys/access-key-model.ts'
import { sessionModel } from '../../src/store/sessions/session-model.ts'
import { mongoSessions } from '../../src/store/sessions/sessions.ts'
import { createHarness, type Harness, newRegistration, refused } from '../harness.ts'

let harness: Harness
let here: RpcClient
let there: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  const [one, two] = await Promise.all([harness.startReplica(), harness.startReplica()])
  here = one.as('gateway')
  there = two.as('gateway')
})
afterAll(() => harness.stop())

const register = (registration = newRegistration()) => here.call(IdentityService.Register, registration)
const authenticate = (sessionSecret: string, replica = here) => replica.call(IdentityService.Authenticate, { sessionSecret })
const ended = refused('unauthenticated', 'SESSION_ENDED')
const day = 86_400_000

describe('a session', () => {
  it('is exchanged for an access token of a minute on every replica', async () => {
    const { sessionSecret, account } = await register()
    const { accessToken, expiresAt } = await authenticate(sessionSecret, there)
    expect(Math.abs(new Date(expiresAt).getTime() - harness.clock.now - 60_000)).toBeLessThan(1000)
    await expect(here.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toEqual(account)
    harness.clock.now += 66_000
    await expect(here.call(IdentityService.GetAccount, {}, { token: accessToken })).rejects.toEqual(
      refused('unauthenticated', 'TOKEN_INVALID'),
    )
  })

  it('ends on every replica at a logout', async () => {
    const { sessionSecret } = await register()
    await authenticate(sessionSecret, there)
    await here.call(IdentityService.LogOut, { sessionSecret })
    await expect(authenticate(sessionSecret, there)).rejects.toEqual(ended)
    await expect(authenticate(sessionSecret, here)).rejects.toEqual(ended)
    await expect(here.call(IdentityService.LogOut, { sessionSecret })).resolves.toEqual({ sessionId: '', signOutUrl: '' })
  })

  it.each(['', 'x', '\0', '{"$gt":""}'])('is not found by the secret %j', async (secret) => {
    await expect(authenticate(secret)).rejects.toEqual(ended)
  })

  it('is listed with its browser, newest first, and can be revoked', async () => {
    const registration = newRegistration()
    const first = await register(registration)
    harness.clock.now += 1000
    const second = await here.call(IdentityService.LogIn, { ...registration, agent: 'Safari\0' })
    const { sessions } = await there.call(IdentityService.ListSessions, {}, { token: second.accessToken })
    expect(sessions.map(({ agent, current }) => [agent, current])).toEqual([
      ['Safari', true],
      ['Firefox', false],
    ])
    await there.call(IdentityService.RevokeSession, { id: sessions[1]?.id }, { token: second.accessToken })
    await expect(authenticate(first.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(second.sessionSecret)).resolves.toBeDefined()
  })

  it('is not revoked by another member, nor by an invalid id', async () => {
    const [mine, theirs] = await Promise.all([register(), register()])
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: theirs.accessToken })
    for (const id of [sessions[0]?.id, '', 'x', '\0', '{"$gt":""}', '0'.repeat(24)]) {
      const revoking = here.call(IdentityService.RevokeSession, { id }, { token: mine.accessToken })
      await expect(revoking).rejects.toEqual(refused('not_found', 'SESSION_NOT_FOUND'))
    }
    await expect(authenticate(theirs.sessionSecret)).resolves.toBeDefined()
  })

  it('expires 30 days after its last use', async () => {
    const { sessionSecret } = await register()
    harness.clock.now += 29 * day
    await authenticate(sessionSecret)
    harness.clock.now += 29 * day
    await authenticate(sessionSecret, there)
    harness.clock.now += 30 * day
    await expect(authenticate(sessionSecret)).rejects.toEqual(ended)
  })

  it('expires 180 days after it was opened, however often it is used', async () => {
    const { sessionSecret } = await register()
    const expiry = harness.clock.now + 180 * day
    let cookieUntil = ''
    for (let used = 0; used < 171; used += 19) {
      harness.clock.now += 19 * day
      cookieUntil = (await authenticate(sessionSecret, used % 2 ? here : there)).sessionExpiresAt || cookieUntil
    }
    expect(cookieUntil).toBe(new Date(expiry).toISOString())
    harness.clock.now = expiry - 1
    const { accessToken: token } = await authenticate(sessionSecret)
    harness.clock.now = expiry
    await expect(authenticate(sessionSecret)).rejects.toEqual(ended)
    await expect(here.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(ended)
  })

  it('ends when its browser signs in again, to any account', async () => {
    const ada = newRegistration()
    const bob = newRegistration()
    const first = await register(ada)
    const second = await here.call(IdentityService.LogIn, { ...ada, previousSessionSecret: first.sessionSecret })
    await expect(authenticate(first.sessionSecret, there)).rejects.toEqual(ended)
    await here.call(IdentityService.Register, { ...bob, previousSessionSecret: second.sessionSecret })
    await expect(authenticate(second.sessionSecret)).rejects.toEqual(ended)
    expect([first, second].map(({ endedSessionId }) => endedSessionId)).toEqual(['', expect.stringMatching(/^[0-9a-f]{24}$/)])
  })

  it('stays open when signing in again fails', async () => {
    const ada = newRegistration()
    const { sessionSecret } = await register(ada)
    const wrong = { ...ada, password: 'Engine1844', previousSessionSecret: sessionSecret }
    await expect(here.call(IdentityService.LogIn, wrong)).rejects.toEqual(refused('unauthenticated', 'INVALID_CREDENTIALS'))
    await expect(authenticate(sessionSecret)).resolves.toBeDefined()
  })

  it('is refused with its issued access token as soon as it has ended', async () => {
    const { sessionSecret, accessToken: token } = await register()
    await here.call(IdentityService.LogOut, { sessionSecret })
    await expect(there.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(ended)
    await expect(there.call(IdentityService.ListSessions, {}, { token })).rejects.toEqual(ended)
    await expect(there.call(IdentityService.RevokeSession, { id: '0'.repeat(24) }, { token })).rejects.toEqual(ended)
  })

  it('returns its new expiry once a day, to one of concurrent calls', async () => {
    const { sessionSecret } = await register()
    const expiries = async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, (_, i) => authenticate(sessionSecret, i % 2 ? here : there)))
      return responses.map(({ sessionExpiresAt }) => sessionExpiresAt).filter((expiry) => expiry !== '')
    }
    expect(await expiries()).toEqual([])
    harness.clock.now += day - 1000
    expect(await expiries()).toEqual([])
    harness.clock.now += 1000
    expect(await expiries()).toEqual([new Date(harness.clock.now + 30 * day).toISOString()])
    expect(await expiries()).toEqual([])
    harness.clock.now += day
    expect(await expiries()).toHaveLength(1)
  })

  it('renews its cookie once for concurrent calls', async () => {
    const { sessionSecret } = await register()
    const store = mongoSessions(sessionModel(harness.database), accessKeyModel(harness.database))
    const at = (ms: number) => ({
      ...activityAt(harness.clock.now + ms, new Date(harness.clock.now)),
      cookieSetAt: new Date(harness.clock.now + ms),
    })
    const session = await store.bySecretHash(hashSecret(sessionSecret), new Date(harness.clock.now))
    const { id = '', cookieSetAt = new Date(0) } = session ?? {}
    const results = await Promise.all(Array.from({ length: 10 }, (_, i) => store.renewCookie(id, cookieSetAt, at(day + i))))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  it('stores its last use once a minute', async () => {
    const { sessionSecret, accessToken } = await register()
    const lastSeen = async () => {
      const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: accessToken })
      return new Date(sessions[0]?.lastSeenAt ?? 0).getTime()
    }
    const opened = harness.clock.now
    harness.clock.now += 30_000
    await authenticate(sessionSecret)
    expect(await lastSeen()).toBe(opened)
    const { accessToken: later } = await authenticate(sessionSecret)
    harness.clock.now += 30_000
    await authenticate(sessionSecret, there)
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: later })
    expect(sessions[0]?.lastSeenAt).toBe(new Date(harness.clock.now).toISOString())
  })

  it('is kept by endAllExcept, which closes the others of the account', async () => {
    const registration = newRegistration()
    const first = await register(registration)
    const other = await register()
    const second = await here.call(IdentityService.LogIn, registration)
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: second.accessToken })
    const kept = sessions.find(({ current }) => current)?.id ?? ''
    const store = mongoSessions(sessionModel(harness.database), accessKeyModel(harness.database))
    await store.endAllExcept({ id: first.account?.id ?? '', epoch: 0 }, kept)
    await expect(authenticate(first.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(second.sessionSecret)).resolves.toBeDefined()
    await store.endAllExcept({ id: first.account?.id ?? '', epoch: 0 }, null)
    await expect(authenticate(second.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(other.sessionSecret)).resolves.toBeDefined()
  })

  it('is removed from the database when it expires', async () => {
    const indexes = await harness.database.collection('sessions').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }))
  })
})
