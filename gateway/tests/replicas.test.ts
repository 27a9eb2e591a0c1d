import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { account } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

/** Two replicas before one identity that knows who is signed in. */
let gateway: TestGateway
let other: Awaited<ReturnType<TestGateway['replica']>>
const live = new Map<string, string>()
beforeAll(async () => {
  gateway = await startGateway()
  other = await gateway.replica()
  const { identity, tokens } = gateway
  identity.on('Authenticate', async ({ request }) => {
    const id = live.get(request.sessionSecret)
    if (!id) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    return { accessToken: await tokens.sign({ kind: 'member', sub: id, name: id, role: 'citizen', sid: `sid-${request.sessionSecret}` }) }
  })
  const end = (ended: (secret: string, id: string) => boolean) => {
    for (const [secret, id] of live) if (ended(secret, id)) live.delete(secret)
    return {}
  }
  identity.on('LogOut', ({ request }) => end((secret) => secret === request.sessionSecret))
  identity.on('DeleteAccount', ({ caller }) => end((_secret, id) => caller.kind === 'member' && id === caller.id))
  identity.on('ChangePassword', ({ caller }) =>
    end((secret, id) => caller.kind === 'member' && id === caller.id && `sid-${secret}` !== caller.sessionId),
  )
  identity.on('GetAccount', () => account)
})
afterAll(() => gateway?.stop())

const cookieOf = (secret: string) => ({ cookie: `rostra_session=${secret}`, 'Content-Type': 'application/json' })
const look = async (at: { fetch: TestGateway['fetch'] }, secret: string) =>
  (await at.fetch('/api/user', { headers: cookieOf(secret) })).status

describe('a stolen session cookie is dead on another replica within a second', () => {
  it.each([
    ['log out', 'POST', '/api/logout', undefined],
    ['a change of the password', 'PUT', '/api/user/password', { currentPassword: 'Engine1843', newPassword: 'Engine1844' }],
    ['the account’s deletion', 'DELETE', '/api/user', undefined],
  ] as const)('after %s', async (what, method, path, body) => {
    const [own, stolen] = what === 'log out' ? ['logs-out', 'logs-out'] : [`own-${path}`, `stolen-${path}`]
    for (const secret of [own, stolen]) live.set(secret, `ada-${what}`)
    expect([await look(gateway, own), await look(other, stolen), await look(gateway, stolen)]).toEqual([200, 200, 200])
    // The thief goes on all the while, so that the other replica remembers the session as freshly as can be.
    const answered = gateway.fetch(path, { method, headers: cookieOf(own), body: body && JSON.stringify(body) })
    await look(other, stolen)
    expect((await answered).status).toBeLessThan(300)
    await eventually(async () => expect(await look(other, stolen)).toBe(401), 1_000)
    expect(await look(gateway, stolen)).toBe(401)
    expect(await look(gateway, own)).toBe(what === 'a change of the password' ? 200 : 401)
  })
})

it('tries count for all replicas together', async () => {
  gateway.identity.on('LogInWithCode', () => {
    throw new DomainError('unauthenticated', 'OTP_INVALID', 'Invalid or expired OTP')
  })
  const body = JSON.stringify({ email: 'shared@example.com', otp: '000000' })
  const guess = async (n: number) => {
    const at = n % 2 ? gateway : other
    return (await at.fetch('/api/login-with-otp', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

describe('a session that lasts longer', () => {
  it('sets its cookie anew once, whoever shares the exchange', async () => {
    const alone = await startGateway()
    let asked = 0
    alone.identity.on('Authenticate', async () => ({
      accessToken: await alone.tokens.member('u-1'),
      sessionExpiresAt: asked++ === 0 ? '2098-01-01T00:00:00.000Z' : '',
    }))
    alone.identity.on('GetAccount', () => account)
    const headers = { cookie: 'rostra_session=the-secret' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => alone.fetch('/api/user', { headers })))
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([
      'rostra_session=the-secret; Path=/; Expires=Wed, 01 Jan 2098 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
    await eventually(async () => {
      expect((await alone.fetch('/api/user', { headers })).headers.getSetCookie()).toEqual([])
      expect(asked).toBeGreaterThan(1)
    })
    await alone.stop()
  })

  it('loses its cookie all the same with what ends it', async () => {
    const alone = await startGateway()
    alone.identity.on('Authenticate', async () => ({
      accessToken: await alone.tokens.member('u-1'),
      sessionExpiresAt: '2098-01-01T00:00:00.000Z',
    }))
    alone.identity.on('DeleteAccount', () => ({}))
    const answer = await alone.fetch('/api/user', { method: 'DELETE', headers: { cookie: 'rostra_session=the-secret' } })
    const session = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('rostra_session='))
    expect(session).toEqual([expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/)])
    await alone.stop()
  })
})
