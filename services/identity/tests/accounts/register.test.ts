import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { deviceMailHash } from '@rostra/platform/claims'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { firstChoices } from '../../src/domain/accounts/choices.ts'
import { createHarness, type Harness, newRegistration, refused } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

/** Twenty password hashes at once may take longer than 5 s on a busy machine. */
const register = (registration: object) => gateway.call(IdentityService.Register, registration, { deadlineMs: 30_000 })

describe('Register', () => {
  it('takes the choice about insights, which is yes unless it is no', async () => {
    const choice = async (given: object) => (await register({ ...newRegistration(), ...given })).account?.insights
    expect([await choice({ insights: false }), await choice({ insights: true }), await choice({})]).toEqual([false, true, true])
  })

  it('creates an account and signs it in', async () => {
    const registration = newRegistration()
    const { account, accessToken, sessionExpiresAt } = await register({ ...registration, email: ` ${registration.email} ` })
    const { id, createdAt } = account ?? { id: '', createdAt: '' }
    expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(createdAt).toBe(new Date(harness.clock.now).toISOString())
    expect(new Date(sessionExpiresAt).getTime()).toBe(harness.clock.now + 30 * 86_400_000)
    const expected = {
      id,
      createdAt,
      username: registration.username,
      email: registration.email,
      role: 'ROLE_CITIZEN',
      personaLimit: 5,
      ...firstChoices,
      pendingEmail: '',
      emailConfirmedAt: new Date(harness.clock.now).toISOString(),
    }
    expect(account).toEqual(expected)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: accessToken })).resolves.toEqual(expected)
  })

  it('issues a device token of 30 days with a random id', async () => {
    const registration = { ...newRegistration(), username: 'Marked-Ada' }
    const { deviceToken } = await register(registration)
    const { deviceToken: another } = await gateway.call(IdentityService.LogIn, registration)
    const exp = Math.floor(harness.clock.now / 1000) + 30 * 86_400
    const claims = {
      kind: 'device',
      name: 'marked-ada',
      mailHash: expect.stringMatching(/^[\w-]{43}$/),
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: ['gateway'],
      exp,
      iss: 'rostra',
    }
    const decoded = jwt.decode(deviceToken) as jwt.JwtPayload
    expect(decoded).toEqual(claims)
    expect(decoded.mailHash).toBe(deviceMailHash(decoded.sub ?? '', registration.email))
    expect((jwt.decode(another) as jwt.JwtPayload).sub).not.toBe((jwt.decode(deviceToken) as jwt.JwtPayload).sub)
    await expect(gateway.call(IdentityService.GetAccount, {}, { token: deviceToken })).rejects.toEqual(
      refused('unauthenticated', 'TOKEN_INVALID'),
    )
  })

  it('gives a username to one of twenty concurrent calls, case-insensitively', async () => {
    const spellings = Array.from({ length: 20 }, (_, i) =>
      [...'racing_ada'].map((c, at) => ((i >> (at % 5)) & 1 ? c.toUpperCase() : c)).join(''),
    )
    const outcomes = await Promise.allSettled(spellings.map((username) => register({ ...newRegistration(), username })))
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'USERNAME_TAKEN') })
    await expect(harness.database.collection('accounts').countDocuments({ usernameKey: 'racing_ada' })).resolves.toBe(1)
  })

  it('gives an address to one of twenty concurrent calls, case-insensitively', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => register({ ...newRegistration(), email: i % 2 ? 'Shared@Example.org' : 'shared@example.ORG' })),
    )
    const refusals = outcomes.filter(({ status }) => status === 'rejected')
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toEqual({ status: 'rejected', reason: refused('exists', 'EMAIL_TAKEN') })
    await expect(harness.database.collection('accounts').countDocuments({ emailKey: 'shared@example.org' })).resolves.toBe(1)
  })

  it('refuses invalid input by field and stores nothing', async () => {
    const accounts = harness.database.collection('accounts')
    const before = await accounts.countDocuments()
    const invalid = register({ username: 'a\0b', email: 'nobody', password: 'short' })
    await expect(invalid).rejects.toMatchObject({
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
    await expect(register({ ...newRegistration(), username: 'Admin' })).rejects.toEqual(refused('exists', 'USERNAME_TAKEN'))
    await expect(accounts.countDocuments()).resolves.toBe(before)
  })
})
