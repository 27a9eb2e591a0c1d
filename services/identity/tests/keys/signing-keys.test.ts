import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createProductVerifier } from '@rostra/platform/tokens'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, type Harness, type Replica, refused } from '../harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await createHarness()
})
afterAll(() => harness.stop())

const keysOf = async ({ anonymous }: Replica) => JSON.parse((await anonymous.call(IdentityService.GetSigningKeys, {})).jwks)
const kidsOf = async (replica: Replica): Promise<string[]> => (await keysOf(replica)).keys.map(({ kid }: { kid: string }) => kid)
const rotate = async (replica: Replica) => (await replica.as('operator').call(IdentityService.RotateSigningKey, {})).kid
const guestToken = async (replica: Replica) => (await replica.as('gateway').call(IdentityService.IssueGuestToken, {})).token
const kidOf = (token: string) => (jwt.decode(token, { complete: true }) as jwt.Jwt).header.kid
const minutes = 60_000
const days = 1440 * minutes

/** Verifies tokens that are for the gateway. */
const verifierOf = (options: Parameters<typeof createProductVerifier>[0]) => {
  const verify = createProductVerifier(options)
  return (token: string) => verify(token, 'gateway')
}

describe('the signing keys', () => {
  let one: Replica
  let two: Replica

  it('are equal on replicas that start at once on an empty database', async () => {
    const replicas = await Promise.all([harness.startReplica(), harness.startReplica(), harness.startReplica()])
    ;[one, two] = replicas
    const kids = await Promise.all(replicas.map(kidsOf))
    expect(kids[0]).toHaveLength(1)
    expect(kids).toEqual([kids[0], kids[0], kids[0]])
    const verify = verifierOf({ fetchKeys: () => keysOf(one) })
    await expect(guestToken(two).then(verify)).resolves.toMatchObject({ kind: 'guest' })
  })

  it('are published without their private parts', async () => {
    for (const key of (await keysOf(one)).keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('are rotated without invalidating a token or the cached keys of a verifier', async () => {
    const verify = verifierOf({ fetchKeys: () => keysOf(two), now: () => harness.clock.now })
    const before = await guestToken(one)
    await verify(before)

    const kid = await rotate(one)
    expect(await kidsOf(two)).toEqual([kid, kidOf(before)])
    const beforeActivation = await Promise.all([guestToken(one), guestToken(two)])
    expect(beforeActivation.map(kidOf)).toEqual([kidOf(before), kidOf(before)])

    harness.clock.now += 6_000
    for (const replica of [one, two]) {
      const after = await guestToken(replica)
      expect(kidOf(after)).toBe(kid)
      await expect(verify(after)).resolves.toMatchObject({ kind: 'guest' })
    }
    for (const token of [before, ...beforeActivation]) await expect(verify(token)).resolves.toMatchObject({ kind: 'guest' })
  })

  it('are not rotated twice within the lifetime of a service token', async () => {
    await expect(rotate(two)).rejects.toEqual(refused('state', 'ROTATED_RECENTLY'))
  })

  it('are rotated once by concurrent operators', async () => {
    harness.clock.now += 11 * minutes
    const [former] = await kidsOf(one)
    const outcomes = await Promise.allSettled([rotate(one), rotate(two), rotate(one)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await kidsOf(one))[1]).toBe(former)
  })

  it('are dropped by the second rotation after them', async () => {
    harness.clock.now += 11 * minutes
    const old = await guestToken(one)
    await rotate(one)
    harness.clock.now += 11 * minutes
    const verify = verifierOf({ fetchKeys: () => keysOf(one), now: () => harness.clock.now })
    await expect(verify(old)).resolves.toMatchObject({ kind: 'guest' })
    await rotate(two)
    harness.clock.now += 6_000
    await verify(await guestToken(one))
    await expect(verify(old)).rejects.toEqual(refused('unauthenticated', 'TOKEN_INVALID'))
  })

  it('are rotated after 30 days, once by concurrent replicas', async () => {
    const [former] = await kidsOf(one)
    const guest = await guestToken(one)
    harness.clock.now += 30 * days - 5_000
    await Promise.all([harness.startReplica(), harness.startReplica(), harness.startReplica()])
    const [current, previous] = await kidsOf(one)
    expect(previous).toBe(former)
    expect(current).not.toBe(former)
    const renewed = await one.as('gateway').call(IdentityService.IssueGuestToken, { token: guest })
    expect(renewed.token).not.toBe(guest)
    await harness.startReplica()
    expect(await kidsOf(two)).toEqual([current, previous])
  })

  it('prevent the start when KEY_ENCRYPTION_SECRET has changed', async () => {
    await expect(harness.startReplica({ KEY_ENCRYPTION_SECRET: 'another secret than the one before' })).rejects.toThrow(
      'KEY_ENCRYPTION_SECRET',
    )
  })
})
