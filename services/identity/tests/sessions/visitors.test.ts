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

const shop = { origin: 'https://shop.example', personaId: 'p-1' }
const issue = (token = '', visit = shop) => gateway.call(IdentityService.IssueVisitorToken, { token, ...visit })
const claimsOf = (token: string | undefined) => jwt.decode(token ?? '') as jwt.JwtPayload
const guestOf = ({ guest }: Awaited<ReturnType<typeof issue>>) => claimsOf(guest?.token).sub
const day = 86_400_000

describe('a visitor of a widget', () => {
  it('gets a token of 30 days for one website and persona, and a guest token of an hour', async () => {
    const { token, guest } = await issue()
    const now = Math.floor(harness.clock.now / 1000)
    expect(claimsOf(token)).toEqual({
      kind: 'visitor',
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aud: ['gateway'],
      origin: shop.origin,
      persona: 'p-1',
      exp: now + 30 * 86_400,
      iss: 'rostra',
    })
    expect(claimsOf(guest?.token)).toEqual({
      kind: 'guest',
      sub: claimsOf(token).sub,
      aud: ['gateway', 'persona', 'chat'],
      persona: 'p-1',
      exp: now + 3_600,
      iss: 'rostra',
    })
    expect(guestOf(await issue())).not.toBe(claimsOf(token).sub)
  })

  it('is the same guest on every visit, with a token that is renewed after a day', async () => {
    const first = await issue()
    harness.clock.now += day
    const second = await issue(first.token)
    expect([second.token, guestOf(second)]).toEqual([first.token, guestOf(first)])
    harness.clock.now += 1000
    const third = await issue(second.token)
    expect(third.token).not.toBe(first.token)
    expect(guestOf(third)).toBe(guestOf(first))
  })

  it('is a new guest for another website, another persona, and a token that is forged, expired or of another kind', async () => {
    const first = await issue()
    const forged = `${first.token.slice(0, -10)}AAAAAAAAAA`
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${first.token.split('.')[1]}.`
    const { accessToken } = await gateway.call(IdentityService.Register, newRegistration())
    const others = [
      await issue(first.token, { ...shop, origin: 'https://rival.example' }),
      await issue(first.token, { ...shop, origin: 'http://shop.example' }),
      await issue(first.token, { ...shop, personaId: 'p-2' }),
    ]
    for (const token of [forged, none, accessToken, first.guest?.token ?? '', 'x', '\0']) others.push(await issue(token))
    harness.clock.now += 30 * day + 6_000
    others.push(await issue(first.token))
    const guests = others.map(guestOf)
    expect(guests).not.toContain(guestOf(first))
    expect(new Set(guests).size).toBe(others.length)
  })

  it('is no caller with its own token, and its guest does not become one of our own pages', async () => {
    const { token, guest } = await issue()
    for (const presented of [token, guest?.token ?? '']) {
      const issued = await gateway.call(IdentityService.IssueGuestToken, { token: presented })
      expect(claimsOf(issued.token).sub).not.toBe(claimsOf(token).sub)
    }
    await expect(gateway.call(IdentityService.GetAccount, {}, { token })).rejects.toEqual(refused('unauthenticated', 'TOKEN_INVALID'))
  })

  it('is named to the gateway only', async () => {
    const chat = (await harness.startReplica()).as('chat')
    await expect(chat.call(IdentityService.IssueVisitorToken, { token: '', ...shop })).rejects.toEqual(
      refused('denied', 'SERVICE_NOT_ALLOWED'),
    )
  })
})
