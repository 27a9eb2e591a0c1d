import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { account, scriptSignIn, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const credentials = { username: 'Ada', password: 'Engine1843' }

const shuttingDown = () => {
  throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
}

/** The last calls that transferred what a guest has. */
const lastAdoptions = () => [
  gateway.chat.calls('AdoptConversations').at(-1),
  gateway.experts.calls('AdoptQuestions').at(-1),
  gateway.persona.calls('AdoptReports').at(-1),
]

describe('sign-in', () => {
  it.each([
    ['/api/register', 'Register', 201, { ...credentials, email: 'ada@example.com' }],
    ['/api/login', 'LogIn', 200, credentials],
  ])('at %s returns the user and sets the session as an HttpOnly cookie', async (path, method, status, body) => {
    gateway.identity.on(method, scriptSignIn(gateway))
    const response = await gateway.post(path, body, { 'User-Agent': 'Firefox' })
    expect([response.status, await response.json()]).toEqual([status, user])
    expect(response.headers.getSetCookie()).toEqual([
      'rostra_session=the-secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'rostra_signed_in=1; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; SameSite=Lax',
    ])
    expect(gateway.identity.calls(method).at(-1)?.request).toEqual({
      email: undefined,
      ...body,
      agent: 'Firefox',
      previousSessionSecret: '',
    })
  })

  it('names the session that the browser had, so that it ends', async () => {
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    await gateway.post('/api/login', credentials, { cookie: 'rostra_session=the-former-secret' })
    expect(gateway.identity.calls('LogIn').at(-1)?.request.previousSessionSecret).toBe('the-former-secret')
  })

  it('sets a Secure cookie with the __Host- prefix in production', async () => {
    const production = await startGateway({ NODE_ENV: 'production' })
    production.identity.on('LogIn', scriptSignIn(production))
    const [cookie] = (await production.post('/api/login', credentials)).headers.getSetCookie()
    expect(cookie).toBe('__Host-rostra_session=the-secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax')
    await production.stop()
  })

  it('transfers the guest’s conversations and clears the guest cookie', async () => {
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    gateway.chat.on('AdoptConversations', () => ({ adopted: 2 }))
    gateway.experts.on('AdoptQuestions', () => ({}))
    gateway.persona.on('AdoptReports', () => ({}))
    const guest = await gateway.asGuest('g-1')
    const response = await gateway.post('/api/login', credentials, guest)
    expect(response.headers.getSetCookie()).toHaveLength(3)
    expect(response.headers.getSetCookie()[2]).toMatch(/^rostra_guest=; Path=\/; Expires=Thu, 01 Jan 1970/)
    for (const adopted of lastAdoptions()) {
      expect(adopted?.request.guestToken).toBe(guest.cookie.replace('rostra_guest=', ''))
      expect(adopted?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
    }
  })

  it.each([
    ['conversations', { AdoptConversations: shuttingDown, AdoptQuestions: () => ({}), AdoptReports: () => ({}) }],
    ['questions', { AdoptConversations: () => ({ adopted: 0 }), AdoptQuestions: shuttingDown, AdoptReports: () => ({}) }],
    ['reports', { AdoptConversations: () => ({ adopted: 0 }), AdoptQuestions: () => ({}), AdoptReports: shuttingDown }],
  ])('succeeds when the transfer of %s fails, and keeps the guest cookie', async (_of, scripts) => {
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    gateway.chat.on('AdoptConversations', scripts.AdoptConversations)
    gateway.experts.on('AdoptQuestions', scripts.AdoptQuestions)
    gateway.persona.on('AdoptReports', scripts.AdoptReports)
    const response = await gateway.post('/api/login', credentials, await gateway.asGuest('g-1'))
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=the-secret/),
      expect.stringMatching(/^rostra_signed_in=1; /),
    ])
  })

  it('returns identity’s refusal', async () => {
    gateway.identity.on('LogIn', () => {
      throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
    })
    const response = await gateway.post('/api/login', credentials)
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { reason: 'INVALID_CREDENTIALS', message: 'Invalid username or password.' },
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('the signed-in member', () => {
  it('is identified by the session cookie', async () => {
    gateway.identity.on('GetAccount', () => account)
    const response = await gateway.fetch('/api/user', { headers: await gateway.asMember('u-1') })
    expect(await response.json()).toEqual(user)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.identity.calls('GetAccount').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it.each(['/api/user', '/api/user/status', '/api/user/sessions', '/api/bots'])('is required: 401 at %s', async (path) => {
    for (const headers of [{}, await gateway.asGuest()]) {
      const response = await gateway.fetch(path, { headers })
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })

  it('costs identity one call for concurrent requests', async () => {
    // From its first request on the gateway knows which services the route calls.
    await gateway.fetch('/api/user', { headers: await gateway.asMember('first') })
    let bursts = 0
    // Requests that a busy machine draws out outlast the cached exchange.
    await eventually(async () => {
      const headers = await gateway.asMember(`busy-${++bursts}`)
      const before = gateway.identity.calls('Authenticate').length
      await Promise.all(Array.from({ length: 20 }, () => gateway.fetch('/api/user', { headers })))
      expect(gateway.identity.calls('Authenticate').length - before).toBe(1)
    })
  })

  it('becomes anonymous when the session has ended, and the cookie is cleared', async () => {
    const separate = await startGateway()
    separate.identity.on('Authenticate', () => {
      throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    })
    separate.persona.on('GetOwnVote', () => ({ direction: 'DIRECTION_UNSPECIFIED' }))
    const response = await separate.fetch('/api/bots/max/user-vote', { headers: { cookie: 'rostra_session=old' } })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^rostra_signed_in=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ])
    expect(separate.persona.calls('GetOwnVote').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    await separate.stop()
  })

  it('keeps the cookie while identity is unavailable', async () => {
    const separate = await startGateway()
    separate.identity.on('Authenticate', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later')
    })
    const response = await separate.fetch('/api/user', { headers: { cookie: 'rostra_session=good' } })
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
    await separate.stop()
  })

  it('is a guest only with a valid token', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
    const forged = await gateway.fetch('/api/conversations', { headers: { cookie: 'rostra_guest=eyJhbGciOiJub25lIn0.e30.' } })
    expect([forged.status, await forged.json()]).toEqual([200, []])
    expect(forged.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=;/)])
    expect(gateway.chat.calls('ListConversations')).toEqual([])
  })
})

describe('a guest cookie that a sign-in has left', () => {
  const visit = async (member: string, guest: string) => {
    const { cookie } = await gateway.asMember(member)
    const headers = { cookie: `${cookie}; ${(await gateway.asGuest(guest)).cookie}` }
    const response = await gateway.fetch('/api/user', { headers })
    return { status: response.status, cookies: response.headers.getSetCookie(), user: await response.json() }
  }
  const attempts = () => gateway.chat.calls('AdoptConversations').length

  it('is cleared by the member’s next visit, which transfers the guest’s work', async () => {
    gateway.identity.on('GetAccount', () => account)
    gateway.chat.on('AdoptConversations', () => ({ adopted: 1 }))
    gateway.experts.on('AdoptQuestions', () => ({}))
    gateway.persona.on('AdoptReports', () => ({}))
    const visited = await visit('u-1', 'g-late')
    expect(visited).toMatchObject({ status: 200, user, cookies: [expect.stringMatching(/^rostra_guest=; /)] })
    for (const adopted of lastAdoptions()) expect(adopted?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('is kept while the transfer fails, which is tried once a minute', async () => {
    gateway.identity.on('GetAccount', () => account)
    gateway.chat.on('AdoptConversations', () => {
      throw new DomainError('state', 'NOT_NOW', 'the client does not repeat this call')
    })
    const before = attempts()
    for (let n = 0; n < 3; n++) expect(await visit('u-1', 'g-later')).toMatchObject({ status: 200, user, cookies: [] })
    expect(attempts() - before).toBe(1)
  })
})

describe('GET /api/user/status and /api/admin/check', () => {
  it('returns the credits of both pockets', async () => {
    gateway.identity.on('GetAccount', () => account)
    const response = await gateway.fetch('/api/user/status', { headers: await gateway.asMember('u-1') })
    expect(await response.json()).toEqual({ messageCredits: 500, role: 'orator', freeCredits: 480, purchasedCredits: 20 })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.billing.calls('GetBalance').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('identifies an admin by the role of the session, which may be held back', async () => {
    gateway.identity.on('GetAccount', () => ({ ...account, role: 'ROLE_SUPER_SENATOR' }))
    for (const [role, isAdmin] of [
      ['super_senator', true],
      ['orator', false],
    ] as const) {
      const headers = await gateway.asMember(`boss-${role}`, role)
      expect(await (await gateway.fetch('/api/admin/check', { headers })).json()).toEqual({ isAdmin })
    }
    expect(await (await gateway.fetch('/api/admin/check')).json()).toEqual({ isAdmin: false })
  })
})

describe('sign-out', () => {
  it('ends the session at once on this replica', async () => {
    const headers = await gateway.asMember('leaver')
    gateway.identity.on('GetAccount', () => account)
    expect((await gateway.fetch('/api/user', { headers })).status).toBe(200)
    gateway.identity.on('LogOut', () => ({}))
    const response = await gateway.fetch('/api/logout', { method: 'POST', headers })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=;/),
      expect.stringMatching(/^rostra_signed_in=; /),
    ])
    const loggedOut = gateway.identity.calls('LogOut').at(-1)
    expect(loggedOut?.request).toEqual({ sessionSecret: 'secret-of-leaver' })
    expect(loggedOut?.call).toMatchObject({ clientAddress: '127.0.0.1', requestId: response.headers.get('X-Request-Id') })
    const before = gateway.identity.calls('Authenticate').length
    await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(before + 1)
  })

  it('succeeds without a session', async () => {
    expect((await gateway.fetch('/api/logout', { method: 'POST' })).status).toBe(204)
  })

  it('revokes a session and invalidates it on this replica', async () => {
    const headers = await gateway.asMember('twice')
    gateway.identity.on('GetAccount', () => account)
    gateway.identity.on('RevokeSession', () => ({}))
    await gateway.fetch('/api/user', { headers })
    const response = await gateway.fetch('/api/user/sessions/session-twice', { method: 'DELETE', headers })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=;/),
      expect.stringMatching(/^rostra_signed_in=; /),
    ])
    const before = gateway.identity.calls('Authenticate').length
    await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(before + 1)
  })

  it('lists the sessions', async () => {
    const session = {
      id: 's-1',
      createdAt: '2026-01-01T00:00:00.000Z',
      lastSeenAt: '2026-01-02T00:00:00.000Z',
      agent: 'Firefox',
      current: true,
    }
    gateway.identity.on('ListSessions', () => ({ sessions: [session] }))
    expect(await (await gateway.fetch('/api/user/sessions', { headers: await gateway.asMember() })).json()).toEqual([session])
  })
})

describe('GET /api/users/creators', () => {
  const names = async (query = '') => (await gateway.fetch(`/api/users/creators${query}`)).json()

  it('returns the usernames of ids, or of the most popular personas’ owners', async () => {
    gateway.identity.on('GetUsernames', ({ request }) => ({
      usernames: Object.fromEntries(request.ids.map((id: string) => [id, `name of ${id}`])),
    }))
    gateway.persona.on('ListTopCreators', () => ({ ownerIds: ['u-7'] }))
    gateway.persona.on('ListPublicOwners', ({ request }) => request)
    expect(await names('?ids=u-1,u-2,u-1')).toEqual({ 'u-1': 'name of u-1', 'u-2': 'name of u-2' })
    expect(await names()).toEqual({ 'u-7': 'name of u-7' })
    expect(await names('?ids=')).toEqual({})
  })

  it('answers for owners of public personas and for the caller only', async () => {
    gateway.identity.on('GetUsernames', ({ request }) => ({
      usernames: Object.fromEntries(request.ids.map((id: string) => [id, `name of ${id}`])),
    }))
    gateway.persona.on('ListPublicOwners', ({ request }) => ({ ownerIds: request.ownerIds.filter((id: string) => id === 'u-1') }))
    expect(await names('?ids=u-1,u-2,u-3')).toEqual({ 'u-1': 'name of u-1' })
    const own = await gateway.fetch('/api/users/creators?ids=u-2,u-3', { headers: await gateway.asMember('u-3') })
    expect(await own.json()).toEqual({ 'u-3': 'name of u-3' })
  })
})
