import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, signsIn, user } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const credentials = { username: 'Ada', password: 'Engine1843' }

describe('signing in', () => {
  it.each([
    ['/api/register', 'Register', 201, { ...credentials, email: 'ada@example.com' }],
    ['/api/login', 'LogIn', 200, credentials],
  ])('at %s gives the user, and the session in a cookie that scripts can’t read', async (path, method, status, body) => {
    gateway.identity.on(method, signsIn(gateway))
    const answer = await gateway.post(path, body, { 'User-Agent': 'Firefox' })
    expect([answer.status, await answer.json()]).toEqual([status, user])
    expect(answer.headers.getSetCookie()).toEqual([
      'rostra_session=the-secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
    expect(gateway.identity.calls(method).at(-1)?.request).toEqual({ email: undefined, ...body, agent: 'Firefox' })
  })

  it('in production sets a Secure cookie that no subdomain can set', async () => {
    const production = await startGateway({ NODE_ENV: 'production' })
    production.identity.on('LogIn', signsIn(production))
    const [cookie] = (await production.post('/api/login', credentials)).headers.getSetCookie()
    expect(cookie).toBe('__Host-rostra_session=the-secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax')
    await production.stop()
  })

  it('takes the guest’s conversations along and lets the guest go', async () => {
    gateway.identity.on('LogIn', signsIn(gateway))
    gateway.chat.on('AdoptConversations', () => ({ adopted: 2 }))
    const guest = await gateway.asGuest('g-1')
    const answer = await gateway.post('/api/login', credentials, guest)
    expect(answer.headers.getSetCookie()).toHaveLength(2)
    expect(answer.headers.getSetCookie()[1]).toMatch(/^rostra_guest=; Path=\/; Expires=Thu, 01 Jan 1970/)
    const adopted = gateway.chat.calls('AdoptConversations').at(-1)
    expect(adopted?.request.guestToken).toBe(guest.cookie.replace('rostra_guest=', ''))
    expect(adopted?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('succeeds when they can’t be taken along now, and keeps the guest for the next time', async () => {
    gateway.identity.on('LogIn', signsIn(gateway))
    gateway.chat.on('AdoptConversations', () => {
      throw new DomainError('unavailable', 'SHUTTING_DOWN', 'bye')
    })
    const answer = await gateway.post('/api/login', credentials, await gateway.asGuest('g-1'))
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_session=the-secret/)])
  })

  it('is refused with what identity says', async () => {
    gateway.identity.on('LogIn', () => {
      throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
    })
    const answer = await gateway.post('/api/login', credentials)
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { reason: 'INVALID_CREDENTIALS', message: 'Invalid username or password.' },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('who is signed in', () => {
  it('is told by the session cookie', async () => {
    gateway.identity.on('GetAccount', () => account)
    const answer = await gateway.fetch('/api/user', { headers: await gateway.asMember('u-1') })
    expect(await answer.json()).toEqual(user)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.identity.calls('GetAccount').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it.each(['/api/user', '/api/user/status', '/api/user/sessions', '/api/bots'])('has to be somebody: 401 at %s', async (path) => {
    for (const headers of [{}, await gateway.asGuest()]) {
      const answer = await gateway.fetch(path, { headers })
      expect([answer.status, (await answer.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    }
  })

  it('is asked of identity once for many requests at once', async () => {
    const headers = await gateway.asMember('busy')
    const before = gateway.identity.calls('Authenticate').length
    await Promise.all(Array.from({ length: 20 }, () => gateway.fetch('/api/user', { headers })))
    expect(gateway.identity.calls('Authenticate').length - before).toBe(1)
  })

  it('is nobody when the session is dead, and the cookie goes', async () => {
    const alone = await startGateway()
    alone.identity.on('Authenticate', () => {
      throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    })
    alone.persona.on('GetOwnVote', () => ({ direction: 'DIRECTION_UNSPECIFIED' }))
    const answer = await alone.fetch('/api/bots/max/user-vote', { headers: { cookie: 'rostra_session=old' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/)])
    expect(alone.persona.calls('GetOwnVote').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    await alone.stop()
  })

  it('keeps the cookie while identity can’t be asked', async () => {
    const alone = await startGateway()
    alone.identity.on('Authenticate', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later')
    })
    const answer = await alone.fetch('/api/user', { headers: { cookie: 'rostra_session=good' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
    await alone.stop()
  })

  it('is a guest only with a token that we signed', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
    const forged = await gateway.fetch('/api/conversations', { headers: { cookie: 'rostra_guest=eyJhbGciOiJub25lIn0.e30.' } })
    expect([forged.status, await forged.json()]).toEqual([200, []])
    expect(forged.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=;/)])
    expect(gateway.chat.calls('ListConversations')).toEqual([])
  })
})

describe('status and admin', () => {
  it('shows what can be spent, from either pocket', async () => {
    gateway.identity.on('GetAccount', () => account)
    const answer = await gateway.fetch('/api/user/status', { headers: await gateway.asMember('u-1') })
    expect(await answer.json()).toEqual({ messageCredits: 500, role: 'orator', freeCredits: 480, purchasedCredits: 20 })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(gateway.billing.calls('GetBalance').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('knows an admin by the role that identity says', async () => {
    const headers = await gateway.asMember('boss')
    for (const [role, isAdmin] of [
      ['ROLE_SUPER_SENATOR', true],
      ['ROLE_ORATOR', false],
    ] as const) {
      gateway.identity.on('GetAccount', () => ({ ...account, role }))
      expect(await (await gateway.fetch('/api/admin/check', { headers })).json()).toEqual({ isAdmin })
    }
    expect(await (await gateway.fetch('/api/admin/check')).json()).toEqual({ isAdmin: false })
  })
})

describe('signing out', () => {
  it('ends the session at once', async () => {
    const headers = await gateway.asMember('leaver')
    gateway.identity.on('GetAccount', () => account)
    expect((await gateway.fetch('/api/user', { headers })).status).toBe(200)
    gateway.identity.on('LogOut', () => ({}))
    const answer = await gateway.fetch('/api/logout', { method: 'POST', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_session=;/)])
    expect(gateway.identity.calls('LogOut').at(-1)?.request).toEqual({ sessionSecret: 'secret-of-leaver' })
    const asked = gateway.identity.calls('Authenticate').length
    await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(asked + 1)
  })

  it('also succeeds for somebody who isn’t signed in', async () => {
    expect((await gateway.fetch('/api/logout', { method: 'POST' })).status).toBe(204)
  })

  it('elsewhere forgets the session here too', async () => {
    const headers = await gateway.asMember('twice')
    gateway.identity.on('GetAccount', () => account)
    gateway.identity.on('RevokeSession', () => ({}))
    await gateway.fetch('/api/user', { headers })
    const answer = await gateway.fetch('/api/user/sessions/session-twice', { method: 'DELETE', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_session=;/)])
    const asked = gateway.identity.calls('Authenticate').length
    await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(asked + 1)
  })

  it('lists where one is signed in', async () => {
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

describe('creators', () => {
  const names = async (query = '') => (await gateway.fetch(`/api/users/creators${query}`)).json()

  it('gives the usernames behind ids, and without ids those of the most popular personas', async () => {
    gateway.identity.on('GetUsernames', ({ request }) => ({
      usernames: Object.fromEntries(request.ids.map((id: string) => [id, `name of ${id}`])),
    }))
    gateway.persona.on('ListTopCreators', () => ({ ownerIds: ['u-7'] }))
    expect(await names('?ids=u-1,u-2,u-1')).toEqual({ 'u-1': 'name of u-1', 'u-2': 'name of u-2' })
    expect(await names()).toEqual({ 'u-7': 'name of u-7' })
    expect(await names('?ids=')).toEqual({})
  })
})
