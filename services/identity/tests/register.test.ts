import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { decodeJwt } from 'jose'
import { createWorld, refused, somebody, type World } from './identity-world.ts'

let world: World
let gateway: RpcClient
beforeAll(async () => {
  world = await createWorld()
  gateway = (await world.start()).as('gateway')
})
afterAll(() => world.end())

const register = (person: object) => gateway.call(IdentityService.Register, person)

describe('registering', () => {
  it('makes an account and signs it in', async () => {
    const person = somebody()
    const { account, accessToken, sessionExpiresAt } = await register({ ...person, email: ` ${person.email} ` })
    const { id, createdAt } = account ?? { id: '', createdAt: '' }
    expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(createdAt).toBe(new Date(world.clock.now).toISOString())
    expect(new Date(sessionExpiresAt).getTime()).toBe(world.clock.now + 30 * 86_400_000)
    const shown = { id, createdAt, username: person.username, email: person.email, role: 'ROLE_CITIZEN', personaLimit: 5, insights: true }
    expect(account).toEqual(shown)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toEqual(shown)
  })

  it('marks the browser as one that was signed in, for 30 days, by an id of its own', async () => {
    const person = { ...somebody(), username: 'Marked-Ada' }
    const [{ deviceToken }, { deviceToken: another }] = [await register(person), await gateway.call(IdentityService.LogIn, person)]
    const exp = Math.floor(world.clock.now / 1000) + 30 * 86_400
    const mark = { kind: 'device', name: 'marked-ada', sub: expect.stringMatching(/^[0-9a-f-]{36}$/), exp, iss: 'rostra' }
    expect(decodeJwt(deviceToken)).toEqual(mark)
    expect(decodeJwt(another).sub).not.toBe(decodeJwt(deviceToken).sub)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: deviceToken })).rejects.toEqual(
      refused('unauthenticated', 'TOKEN_INVALID'),
    )
  })

  it('gives a name to one of twenty who want it at once, however they spell it', async () => {
    const spellings = Array.from({ length: 20 }, (_, i) =>
      [...'racing_ada'].map((c, at) => ((i >> (at % 5)) & 1 ? c.toUpperCase() : c)).join(''),
    )
    const outcomes = await Promise.allSettled(spellings.map((username) => register({ ...somebody(), username })))
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'USERNAME_TAKEN') })
    await expect(world.database.collection('accounts').countDocuments({ usernameKey: 'racing_ada' })).resolves.toBe(1)
  })

  it('gives an address to one of twenty who want it at once, however they spell it', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => register({ ...somebody(), email: i % 2 ? 'Shared@Example.org' : 'shared@example.ORG' })),
    )
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'EMAIL_TAKEN') })
    await expect(world.database.collection('accounts').countDocuments({ emailKey: 'shared@example.org' })).resolves.toBe(1)
  })

  it('refuses bad input by field and keeps nothing', async () => {
    const accounts = world.database.collection('accounts')
    const before = await accounts.countDocuments()
    const bad = register({ username: 'a\0b', email: 'nobody', password: 'short' })
    await expect(bad).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'VALIDATION',
      details: {
        fields: {
          username: 'Control characters are not allowed here',
          email: 'Please enter a valid email address',
          password: 'Password must be at least 8 characters long',
        },
      },
    })
    await expect(register({})).rejects.toEqual(refused('invalid', 'VALIDATION'))
    await expect(register({ ...somebody(), username: 'Admin' })).rejects.toEqual(refused('exists', 'USERNAME_TAKEN'))
    await expect(accounts.countDocuments()).resolves.toBe(before)
  })
})
