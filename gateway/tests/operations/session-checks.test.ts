import { afterEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { account } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const ttlMs = 1_500
let gateway: TestGateway
afterEach(() => gateway?.stop())

/** Starts a gateway whose identity knows the sessions of `roles`, by secret. */
async function start(roles: Map<string, 'citizen' | 'orator'>) {
  gateway = await startGateway({}, { sessionCacheMs: ttlMs })
  const { identity, tokens } = gateway
  identity.on('GetAccount', () => account)
  identity.on('Authenticate', async ({ request: { sessionSecret } }) => {
    const role = roles.get(sessionSecret)
    if (!role) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    return { accessToken: await tokens.sign({ kind: 'member', sub: sessionSecret, name: sessionSecret, role, sid: sessionSecret }) }
  })
  identity.on('CheckSessions', ({ request }) => ({
    unchanged: request.sessions.map(({ sessionId, role }: { sessionId: string; role: string }) => roles.get(sessionId) === role),
  }))
}

const count = (method: string) => gateway.identity.calls(method).length
const statusOf = async (secret: string) => (await gateway.fetch('/api/user', { headers: { cookie: `rostra_session=${secret}` } })).status

describe('a session in use', () => {
  it('is exchanged once and then checked, with all others by one call, for longer than an exchange is cached', async () => {
    await start(new Map([['ada', 'citizen'] as const, ['bob', 'orator'] as const]))
    expect([await statusOf('ada'), await statusOf('bob')]).toEqual([200, 200])
    const exchanges = count('Authenticate')
    const startedAt = performance.now()
    await eventually(async () => {
      expect([await statusOf('ada'), await statusOf('bob')]).toEqual([200, 200])
      expect(performance.now() - startedAt).toBeGreaterThan(2 * ttlMs)
    })
    // Without checks there would be two of each. A slow machine may cause one.
    expect(count('Authenticate') - exchanges).toBeLessThan(2)
    const checked = gateway.identity.calls('CheckSessions').map(({ request }) => request.sessions)
    expect(checked.length).toBeGreaterThan(1)
    const claims = [
      { sessionId: 'ada', accountId: 'ada', username: 'ada', role: 'citizen' },
      { sessionId: 'bob', accountId: 'bob', username: 'bob', role: 'orator' },
    ]
    expect(checked).toContainEqual(expect.arrayContaining(claims))
    for (const sessions of checked) expect(sessions.length).toBeLessThanOrEqual(2)
  })

  it('is refused once a check finds that it has ended, although it is used all the time', async () => {
    const roles = new Map([['ada', 'citizen'] as const])
    await start(roles)
    expect(await statusOf('ada')).toBe(200)
    await eventually(async () => {
      expect(await statusOf('ada')).toBe(200)
      expect(count('CheckSessions')).toBeGreaterThan(0)
    })
    roles.clear()
    const { ms } = await timed(() => eventually(async () => expect(await statusOf('ada')).toBe(401)))
    // Without a check in time, the session would end with its time to live.
    expect(ms).toBeLessThan(2 * ttlMs)
  })

  it('gets a new token once a check finds another role', async () => {
    const roles = new Map<string, 'citizen' | 'orator'>([['ada', 'citizen']])
    await start(roles)
    expect(await statusOf('ada')).toBe(200)
    roles.set('ada', 'orator')
    await eventually(async () => {
      await statusOf('ada')
      const caller = gateway.identity.calls('GetAccount').at(-1)?.caller
      expect(caller).toMatchObject({ role: 'orator' })
    })
  })

  it('ends with its time to live while identity answers no check', async () => {
    const roles = new Map([['ada', 'citizen'] as const])
    await start(roles)
    gateway.identity.on('CheckSessions', () => {
      throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'later')
    })
    expect(await statusOf('ada')).toBe(200)
    roles.clear()
    await eventually(async () => expect(await statusOf('ada')).toBe(401))
    expect(count('CheckSessions')).toBeGreaterThan(0)
  })
})
