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

const issue = (token = '') => gateway.call(IdentityService.IssueGuestToken, { token })
const idOf = ({ token }: { token: string }) => decodeJwt(token).sub
const day = 86_400_000

describe('a guest', () => {
  it('gets a token of 30 days that says nothing but who it is', async () => {
    const { token, expiresAt } = await issue()
    const exp = new Date(expiresAt).getTime() / 1000
    expect(exp).toBe(Math.floor(world.clock.now / 1000) + 30 * 86_400)
    expect(decodeJwt(token)).toEqual({ kind: 'guest', sub: expect.stringMatching(/^[0-9a-f-]{36}$/), exp, iss: 'rostra' })
    expect(idOf(await issue())).not.toBe(idOf({ token }))
  })

  it('keeps its token for a day and its id ever after', async () => {
    const first = await issue()
    world.clock.now += day
    expect(await issue(first.token)).toEqual(first)
    world.clock.now += 1000
    const second = await issue(first.token)
    expect(second.token).not.toBe(first.token)
    expect(idOf(second)).toBe(idOf(first))
    expect(new Date(second.expiresAt).getTime()).toBeGreaterThan(new Date(first.expiresAt).getTime())
  })

  it('is a new one with a token that ran out, was forged, or is not a guest’s', async () => {
    const old = await issue()
    world.clock.now += 30 * day + 1000
    const { accessToken } = await gateway.call(IdentityService.Register, somebody())
    const forged = `${old.token.slice(0, -10)}AAAAAAAAAA`
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${old.token.split('.')[1]}.`
    for (const token of [old.token, forged, none, accessToken, 'x', '\0', 'a.b.c'])
      expect([undefined, idOf(old), decodeJwt(accessToken).sub]).not.toContain(idOf(await issue(token)))
  })

  it('has no account', async () => {
    const { token } = await issue()
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
    await expect(gateway.call(IdentityService.ListSessions, {}, { token })).rejects.toEqual(refused('unauthenticated', 'AUTH_REQUIRED'))
  })
})
