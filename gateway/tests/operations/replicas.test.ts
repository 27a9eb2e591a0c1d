import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
import { account } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

/** Two replicas with one identity service, which knows the live sessions. */
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
  const end = (matches: (secret: string, id: string) => boolean) => {
    for (const [secret, id] of live) if (matches(secret, id)) live.delete(secret)
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
const statusAt = async (replica: { fetch: TestGateway['fetch'] }, secret: string) =>
  (await replica.fetch('/api/user', { headers: cookieOf(secret) })).status

describe('an ended session is refused by another replica within a second', () => {
  it.each([
    ['log out', 'POST', '/api/logout', undefined],
    ['a change of the password', 'PUT', '/api/user/password', { currentPassword: 'Engine1843', newPassword: 'Engine1844' }],
    ['the account’s deletion', 'DELETE', '/api/user', undefined],
  ] as const)('after %s', async (what, method, path, body) => {
    const [own, stolen] = what === 'log out' ? ['logs-out', 'logs-out'] : [`own-${path}`, `stolen-${path}`]
    for (const secret of [own, stolen]) live.set(secret, `ada-${what}`)
    expect([await statusAt(gateway, own), await statusAt(other, stolen), await statusAt(gateway, stolen)]).toEqual([200, 200, 200])
    // A request with the stolen cookie during the call makes the other replica cache the session as late as possible.
    const response = gateway.fetch(path, { method, headers: cookieOf(own), body: body && JSON.stringify(body) })
    await statusAt(other, stolen)
    expect((await response).status).toBeLessThan(300)
    const { ms } = await timed(() => eventually(async () => expect(await statusAt(other, stolen)).toBe(401)))
    expect(ms).toBeLessThan(1_000)
    expect(await statusAt(gateway, stolen)).toBe(401)
    expect(await statusAt(gateway, own)).toBe(what === 'a change of the password' ? 200 : 401)
  })
})

it('login attempts are counted by all replicas together', async () => {
  gateway.identity.on('LogIn', () => {
    throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password')
  })
  const body = JSON.stringify({ username: 'shared', password: 'wrong' })
  const attempt = async (n: number) => {
    const replica = n % 2 ? gateway : other
    return (await replica.fetch('/api/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(n)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

describe('a prolonged session', () => {
  it('renews its cookie once, although requests share the exchange', async () => {
    const separate = await startGateway()
    let exchanges = 0
    separate.identity.on('Authenticate', async () => ({
      accessToken: await separate.tokens.member('u-1'),
      sessionExpiresAt: exchanges++ === 0 ? '2098-01-01T00:00:00.000Z' : '',
    }))
    separate.identity.on('GetAccount', () => account)
    const headers = { cookie: 'rostra_session=the-secret' }
    const responses = await Promise.all(Array.from({ length: 10 }, () => separate.fetch('/api/user', { headers })))
    expect(responses.flatMap((response) => response.headers.getSetCookie())).toEqual([
      'rostra_session=the-secret; Path=/; Expires=Wed, 01 Jan 2098 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'rostra_signed_in=1; Path=/; Expires=Wed, 01 Jan 2098 00:00:00 GMT; SameSite=Lax',
    ])
    await eventually(async () => {
      expect((await separate.fetch('/api/user', { headers })).headers.getSetCookie()).toEqual([])
      expect(exchanges).toBeGreaterThan(1)
    })
    await separate.stop()
  })

  it('has its cookie cleared by deleting the account', async () => {
    const separate = await startGateway()
    separate.identity.on('Authenticate', async () => ({
      accessToken: await separate.tokens.member('u-1'),
      sessionExpiresAt: '2098-01-01T00:00:00.000Z',
    }))
    separate.identity.on('DeleteAccount', () => ({}))
    const response = await separate.fetch('/api/user', { method: 'DELETE', headers: { cookie: 'rostra_session=the-secret' } })
    const session = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('rostra_session='))
    expect(session).toEqual([expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/)])
    await separate.stop()
  })
})
