import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { createHarness, type Harness, newRegistration, refused } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).as('gateway')
})
afterAll(() => harness.stop())

const issue = (token = '') => gateway.call(IdentityService.IssueGuestToken, { token })
const idOf = ({ token }: { token: string }) => (jwt.decode(token) as jwt.JwtPayload).sub
const day = 86_400_000

describe('a guest', () => {
  it('gets a token of 30 days that holds only its id and whom it is for', async () => {
    const { token, expiresAt } = await issue()
    const exp = new Date(expiresAt).getTime() / 1000
    expect(exp).toBe(Math.floor(harness.clock.now / 1000) + 30 * 86_400)
    expect(jwt.decode(token) as jwt.JwtPayload).toEqual({
      kind: 'guest',
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: ['gateway', 'persona', 'chat', 'experts'],
      exp,
      iss: 'rostra',
    })
    expect(idOf(await issue())).not.toBe(idOf({ token }))
  })

  it('keeps its token for a day and its id across renewals', async () => {
    const first = await issue()
    harness.clock.now += day
    expect(await issue(first.token)).toEqual(first)
    harness.clock.now += 1000
    const second = await issue(first.token)
    expect(second.token).not.toBe(first.token)
    expect(idOf(second)).toBe(idOf(first))
    expect(new Date(second.expiresAt).getTime()).toBeGreaterThan(new Date(first.expiresAt).getTime())
  })

  it('gets a new id for a token that is expired, forged or not a guest token', async () => {
    const old = await issue()
    harness.clock.now += 30 * day + 6000
    const { accessToken } = await gateway.call(IdentityService.Register, newRegistration())
    const forged = `${old.token.slice(0, -10)}AAAAAAAAAA`
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${old.token.split('.')[1]}.`
    for (const token of [old.token, forged, none, accessToken, 'x', '\0', 'a.b.c'])
      expect([undefined, idOf(old), (jwt.decode(accessToken) as jwt.JwtPayload).sub]).not.toContain(idOf(await issue(token)))
  })

  it('has no account, and its token is not for identity', async () => {
    const { token } = await issue()
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(refused('unauthenticated', 'TOKEN_INVALID'))
    await expect(gateway.call(IdentityService.ListSessions, {}, { token })).rejects.toEqual(refused('unauthenticated', 'TOKEN_INVALID'))
  })
})
