import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from '@rostra/proto/identity'
import { decodeProtectedHeader } from 'jose'
import { createWorld, type Replica, refused, type World } from './identity-world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const keysOf = async ({ anonymous }: Replica) => JSON.parse((await anonymous.call(IdentityService.GetSigningKeys, {})).jwks)
const kidsOf = async (replica: Replica): Promise<string[]> => (await keysOf(replica)).keys.map(({ kid }: { kid: string }) => kid)
const rotate = async (replica: Replica) => (await replica.as('operator').call(IdentityService.RotateSigningKey, {})).kid
const guestToken = async (replica: Replica) => (await replica.as('gateway').call(IdentityService.IssueGuestToken, {})).token
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const minutes = 60_000
const days = 1440 * minutes

describe('the signing keys', () => {
  let one: Replica
  let two: Replica

  it('are agreed on by replicas that start at once on an empty database', async () => {
    const replicas = await Promise.all([world.start(), world.start(), world.start()])
    ;[one, two] = replicas
    const seen = await Promise.all(replicas.map(kidsOf))
    expect(seen[0]).toHaveLength(1)
    expect(seen).toEqual([seen[0], seen[0], seen[0]])
    const verify = createTokenVerifier({ fetchKeys: () => keysOf(one) })
    await expect(guestToken(two).then(verify)).resolves.toMatchObject({ kind: 'guest' })
  })

  it('are public keys only', async () => {
    for (const key of (await keysOf(one)).keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('are rotated without breaking a token or a verifier that knew the old ones', async () => {
    const verify = createTokenVerifier({ fetchKeys: () => keysOf(two), now: () => world.clock.now })
    const before = await guestToken(one)
    await verify(before)

    const kid = await rotate(one)
    expect(await kidsOf(two)).toEqual([kid, kidOf(before)])
    const meanwhile = await Promise.all([guestToken(one), guestToken(two)])
    expect(meanwhile.map(kidOf)).toEqual([kidOf(before), kidOf(before)])

    world.clock.now += 6_000
    for (const replica of [one, two]) {
      const after = await guestToken(replica)
      expect(kidOf(after)).toBe(kid)
      await expect(verify(after)).resolves.toMatchObject({ kind: 'guest' })
    }
    for (const token of [before, ...meanwhile]) await expect(verify(token)).resolves.toMatchObject({ kind: 'guest' })
  })

  it('are not rotated twice within the life of a service token', async () => {
    await expect(rotate(two)).rejects.toEqual(refused('state', 'ROTATED_RECENTLY'))
  })

  it('are rotated once by operators who do so at once', async () => {
    world.clock.now += 11 * minutes
    const [former] = await kidsOf(one)
    const outcomes = await Promise.allSettled([rotate(one), rotate(two), rotate(one)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await kidsOf(one))[1]).toBe(former)
  })

  it('are forgotten after the one that followed them', async () => {
    world.clock.now += 11 * minutes
    const old = await guestToken(one)
    await rotate(one)
    world.clock.now += 11 * minutes
    const verify = createTokenVerifier({ fetchKeys: () => keysOf(one), now: () => world.clock.now })
    await expect(verify(old)).resolves.toMatchObject({ kind: 'guest' })
    await rotate(two)
    world.clock.now += 6_000
    await verify(await guestToken(one))
    await expect(verify(old)).rejects.toEqual(refused('unauthenticated', 'TOKEN_INVALID'))
  })

  it('are renewed after 30 days, once for all replicas', async () => {
    const [former] = await kidsOf(one)
    const guest = await guestToken(one)
    world.clock.now += 30 * days - 5_000
    await Promise.all([world.start(), world.start(), world.start()])
    const [current, previous] = await kidsOf(one)
    expect(previous).toBe(former)
    expect(current).not.toBe(former)
    const kept = await one.as('gateway').call(IdentityService.IssueGuestToken, { token: guest })
    expect(kept.token).not.toBe(guest)
    await world.start()
    expect(await kidsOf(two)).toEqual([current, previous])
  })

  it('stop the start when the secret that seals them is another one', async () => {
    await expect(world.start({ KEY_ENCRYPTION_SECRET: 'another secret than the one before' })).rejects.toThrow('KEY_ENCRYPTION_SECRET')
  })
})
