import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { hashOf, seenAt } from '../src/domain/session.ts'
import { sessionModel } from '../src/store/session-model.ts'
import { mongoSessions } from '../src/store/sessions.ts'
import { createWorld, refused, somebody, type World } from './identity-world.ts'

let world: World
let here: RpcClient
let there: RpcClient
beforeAll(async () => {
  world = await createWorld()
  const [one, two] = await Promise.all([world.start(), world.start()])
  here = one.as('gateway')
  there = two.as('gateway')
})
afterAll(() => world.end())

const register = (person = somebody()) => here.call(IdentityService.Register, person)
const authenticate = (sessionSecret: string, replica = here) => replica.call(IdentityService.Authenticate, { sessionSecret })
const ended = refused('unauthenticated', 'SESSION_ENDED')
const day = 86_400_000

describe('a session', () => {
  it('is exchanged for a token of a minute, on every replica', async () => {
    const { sessionSecret, account } = await register()
    const { accessToken, expiresAt } = await authenticate(sessionSecret, there)
    expect(Math.abs(new Date(expiresAt).getTime() - world.clock.now - 60_000)).toBeLessThan(1000)
    await expect(here.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toEqual(account)
    world.clock.now += 61_000
    await expect(here.call(IdentityService.GetAccount, {}, { token: accessToken })).rejects.toEqual(
      refused('unauthenticated', 'TOKEN_INVALID'),
    )
  })

  it('ends on every replica the moment somebody logs out', async () => {
    const { sessionSecret } = await register()
    await authenticate(sessionSecret, there)
    await here.call(IdentityService.LogOut, { sessionSecret })
    await expect(authenticate(sessionSecret, there)).rejects.toEqual(ended)
    await expect(authenticate(sessionSecret, here)).rejects.toEqual(ended)
    await expect(here.call(IdentityService.LogOut, { sessionSecret })).resolves.toEqual({})
  })

  it.each(['', 'x', '\0', '{"$gt":""}'])('is not opened by the secret %j', async (secret) => {
    await expect(authenticate(secret)).rejects.toEqual(ended)
  })

  it('is listed with the browser it is of, the newest first, and can be revoked', async () => {
    const person = somebody()
    const first = await register(person)
    world.clock.now += 1000
    const second = await here.call(IdentityService.LogIn, { ...person, agent: 'Safari\0' })
    const { sessions } = await there.call(IdentityService.ListSessions, {}, { token: second.accessToken })
    expect(sessions.map(({ agent, current }) => [agent, current])).toEqual([
      ['Safari', true],
      ['Firefox', false],
    ])
    await there.call(IdentityService.RevokeSession, { id: sessions[1]?.id }, { token: second.accessToken })
    await expect(authenticate(first.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(second.sessionSecret)).resolves.toBeDefined()
  })

  it("is not revoked by somebody else, nor by an id that isn't one", async () => {
    const [mine, theirs] = await Promise.all([register(), register()])
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: theirs.accessToken })
    for (const id of [sessions[0]?.id, '', 'x', '\0', '{"$gt":""}', '0'.repeat(24)]) {
      const revoking = here.call(IdentityService.RevokeSession, { id }, { token: mine.accessToken })
      await expect(revoking).rejects.toEqual(refused('not_found', 'SESSION_NOT_FOUND'))
    }
    await expect(authenticate(theirs.sessionSecret)).resolves.toBeDefined()
  })

  it('lives 30 days from its last use', async () => {
    const { sessionSecret } = await register()
    world.clock.now += 29 * day
    await authenticate(sessionSecret)
    world.clock.now += 29 * day
    await authenticate(sessionSecret, there)
    world.clock.now += 30 * day
    await expect(authenticate(sessionSecret)).rejects.toEqual(ended)
  })

  it('tells its new end once a day, to one of the calls that come together', async () => {
    const { sessionSecret } = await register()
    const told = async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => authenticate(sessionSecret, i % 2 ? here : there)))
      return answers.map(({ sessionExpiresAt }) => sessionExpiresAt).filter((end) => end !== '')
    }
    expect(await told()).toEqual([])
    world.clock.now += day - 1000
    expect(await told()).toEqual([])
    world.clock.now += 1000
    expect(await told()).toEqual([new Date(world.clock.now + 30 * day).toISOString()])
    expect(await told()).toEqual([])
    world.clock.now += day
    expect(await told()).toHaveLength(1)
  })

  it('is told a new end by the call that notes it first', async () => {
    const { sessionSecret } = await register()
    const store = mongoSessions(sessionModel(world.database))
    const at = (ms: number) => ({ ...seenAt(world.clock.now + ms), givenAt: new Date(world.clock.now + ms) })
    const session = await store.bySecretHash(hashOf(sessionSecret), new Date(world.clock.now))
    const { id = '', givenAt = new Date(0) } = session ?? {}
    const notes = await Promise.all(Array.from({ length: 10 }, (_, i) => store.give(id, givenAt, at(day + i))))
    expect(notes.filter(Boolean)).toHaveLength(1)
  })

  it('that was opened before ends were told is told its end, too', async () => {
    const { sessionSecret } = await register()
    await world.database.collection('sessions').updateOne({ secretHash: hashOf(sessionSecret) }, { $unset: { givenAt: 1, epoch: 1 } })
    world.clock.now += day
    await expect(authenticate(sessionSecret)).resolves.toMatchObject({
      sessionExpiresAt: new Date(world.clock.now + 30 * day).toISOString(),
    })
    await expect(authenticate(sessionSecret)).resolves.toMatchObject({ sessionExpiresAt: '' })
  })

  it('notes its use once a minute', async () => {
    const { sessionSecret, accessToken } = await register()
    const lastSeen = async () => {
      const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: accessToken })
      return new Date(sessions[0]?.lastSeenAt ?? 0).getTime()
    }
    const opened = world.clock.now
    world.clock.now += 30_000
    await authenticate(sessionSecret)
    expect(await lastSeen()).toBe(opened)
    const { accessToken: later } = await authenticate(sessionSecret)
    world.clock.now += 30_000
    await authenticate(sessionSecret, there)
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: later })
    expect(sessions[0]?.lastSeenAt).toBe(new Date(world.clock.now).toISOString())
  })

  it('can be the only one that is left of an account', async () => {
    const person = somebody()
    const [first, other] = [await register(person), await register()]
    const second = await here.call(IdentityService.LogIn, person)
    const { sessions } = await here.call(IdentityService.ListSessions, {}, { token: second.accessToken })
    const kept = sessions.find(({ current }) => current)?.id ?? ''
    const store = mongoSessions(sessionModel(world.database))
    await store.closeAllBut(first.account?.id ?? '', kept)
    await expect(authenticate(first.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(second.sessionSecret)).resolves.toBeDefined()
    await store.closeAllBut(first.account?.id ?? '', null)
    await expect(authenticate(second.sessionSecret)).rejects.toEqual(ended)
    await expect(authenticate(other.sessionSecret)).resolves.toBeDefined()
  })

  it('is removed from the database when it has run out', async () => {
    const indexes = await world.database.collection('sessions').indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }))
  })
})
