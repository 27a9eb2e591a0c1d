import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { createWebBuild, servedPage } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  gateway = await startGateway({ WEB_DIST: web.folder })
  gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const header = 'X-Guest-Token'
const notFound = () => {
  throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
}

describe('a guest without cookies', () => {
  const createGuest = async (headers: Record<string, string> = {}) => {
    const response = await gateway.post('/api/guest', undefined, headers)
    return { status: response.status, cookies: response.headers.getSetCookie(), ...(await response.json()) }
  }
  const callerOf = async (headers: Record<string, string>) => {
    const before = gateway.chat.calls('ListConversations').length
    const response = await gateway.fetch('/api/conversations', { headers })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    const calls = gateway.chat.calls('ListConversations')
    return calls.length > before ? calls.at(-1)?.caller : 'no site'
  }

  it('is created by POST /api/guest without a cookie', async () => {
    const { status, cookies, token, expiresAt } = await createGuest()
    expect([status, cookies]).toEqual([201, []])
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect(await callerOf({ [header]: token })).toMatchObject({ kind: 'guest' })
  })

  it('is renewed with its token', async () => {
    const token = await gateway.tokens.guest('guest-7')
    expect((await createGuest({ [header]: token })).token).toBe(token)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token })
  })

  it.each(['', 'nonsense', 'x'.repeat(5_000)])('is a new one for an invalid token (%#)', async (token) => {
    expect((await createGuest({ [header]: token })).status).toBe(201)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
  })

  it('is never the guest of a cookie, nor a member', async () => {
    await createGuest({ ...(await gateway.asGuest('guest-1')) })
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
    await createGuest({ [header]: await gateway.tokens.member('ada') })
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
  })

  it('overrides every cookie; an invalid token makes the caller anonymous', async () => {
    const cookies = `${(await gateway.asMember('ada')).cookie}; ${(await gateway.asGuest('guest-1')).cookie}`
    expect(await callerOf({ cookie: cookies })).toMatchObject({ kind: 'member', id: 'ada' })
    expect(await callerOf({ cookie: cookies, [header]: await gateway.tokens.guest('guest-7') })).toEqual({ kind: 'guest', id: 'guest-7' })
    for (const token of ['', 'nonsense', await gateway.tokens.member('ada'), 'x'.repeat(5_000)])
      expect(await callerOf({ cookie: cookies, [header]: token })).toBe('no site')
  })

  it('leaves the browser’s cookies unchanged, including invalid ones', async () => {
    const cookie = 'rostra_session=dead; rostra_guest=dead'
    expect((await gateway.fetch('/api/conversations', { headers: { cookie } })).headers.getSetCookie()).toHaveLength(3)
    const token = await gateway.tokens.guest('guest-7')
    const before = gateway.identity.calls('Authenticate').length
    expect(await callerOf({ cookie, [header]: token })).toMatchObject({ id: 'guest-7' })
    const out = await gateway.post('/api/logout', undefined, { ...(await gateway.asMember('ada')), [header]: token })
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []])
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
    expect(gateway.identity.calls('LogOut')).toEqual([])
  })

  it('starts a conversation as itself, which never creates a guest', async () => {
    gateway.chat.on('StartConversation', ({ caller }) => {
      if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
      return { conversation: { id: 'c-1' }, initialMessage: { id: 'm-1', status: 'MESSAGE_STATUS_COMPLETE' } }
    })
    const issued = gateway.identity.calls('IssueGuestToken').length
    const start = async (token: string) => {
      const response = await gateway.post('/api/conversations', { botId: 'p-1' }, { [header]: token, 'Sec-Fetch-Site': 'same-origin' })
      return [response.status, response.headers.getSetCookie()]
    }
    // The widget itself renews a token that expires soon.
    expect(await start(await gateway.tokens.sign({ kind: 'guest', sub: 'guest-7' }, 86_400))).toEqual([201, []])
    expect(gateway.chat.calls('StartConversation').at(-1)?.caller).toEqual({ kind: 'guest', id: 'guest-7' })
    expect(await start('nonsense')).toEqual([401, []])
    expect(gateway.identity.calls('IssueGuestToken').length).toBe(issued)
  })

  it('is limited for each network', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.01', TRUSTED_PROXIES: 'loopback' })
    const attempt = async (address: string) => (await limited.post('/api/guest', undefined, { 'X-Forwarded-For': address })).status
    const same = '198.51.100.1'
    expect([await attempt(same), await attempt(same), await attempt(same), await attempt(same)]).toEqual([201, 201, 201, 429])
    expect(await attempt('198.51.100.2')).toBe(201)
    await limited.stop()
  })
})

describe('PUT /api/guest', () => {
  const keep = async (headers: Record<string, string> = {}) => {
    const issued = gateway.identity.calls('IssueGuestToken').length
    const response = await gateway.fetch('/api/guest', { method: 'PUT', headers })
    return [response.status, response.headers.getSetCookie().length, gateway.identity.calls('IssueGuestToken').length - issued]
  }

  it('makes a browser a guest, by a cookie', async () => {
    expect(await keep()).toEqual([204, 1, 1])
  })

  it('leaves a guest, a member and a widget as they are', async () => {
    const widget = { 'X-Guest-Token': await gateway.tokens.guest('guest-7') }
    const guest = { cookie: `rostra_guest=${await gateway.tokens.sign({ kind: 'guest', sub: 'guest-1' }, 20 * 86_400)}` }
    for (const headers of [guest, await gateway.asMember('ada'), widget]) expect(await keep(headers)).toEqual([204, 0, 0])
  })

  it('is limited for each network, together with guests without cookies', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.01' })
    const attempt = async (headers: Record<string, string> = {}) => (await limited.fetch('/api/guest', { method: 'PUT', headers })).status
    expect([await attempt(), await attempt(), (await limited.post('/api/guest', undefined)).status, await attempt()]).toEqual([
      204, 204, 201, 429,
    ])
    expect(await attempt(await limited.asGuest('guest-1'))).toBe(204)
    await limited.stop()
  })
})

describe('/embed/{slug}', () => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await gateway.fetch(path, { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity', ...headers } })
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const [, ancestors] = /(?:^|;)frame-ancestors ([^;]*)/.exec(policy) ?? []
    return { status: response.status, ancestors, policy, response }
  }
  const scriptOrigins = (...embedOrigins: string[]) => gateway.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'max', embedOrigins }))
  let n = 0
  /** Returns the path of a slug that no cache holds. */
  const newPath = () => `/embed/max-${++n}`

  it('allows the owner’s origins as frame-ancestors, with the usual policy otherwise', async () => {
    scriptOrigins('https://example.org', 'http://localhost:8080')
    const { status, ancestors, policy, response } = await open(newPath())
    expect([status, ancestors, await response.text()]).toEqual([200, 'https://example.org http://localhost:8080', servedPage])
    const usualPolicy = (await gateway.fetch('/discover')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toBe(usualPolicy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`))
    for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy', 'X-Frame-Options'])
      expect([name, response.headers.get(name)]).toEqual([name, null])
    expect([response.headers.get('Cache-Control'), response.headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
  })

  it.each([
    ['every site', ['https://example.org', '*'], '*'],
    ['no site', [], "'none'"],
    [
      'a host that contains a directive',
      ["https://a;script-src 'unsafe-inline'", 'https://a;sandbox', 'https://b.example'],
      'https://b.example',
    ],
    ['invalid origins', ['https://a,b', 'https://*.a', "'self'", 'data:', 'https://a/path', 'https://a b', '$&', ''], "'none'"],
    ['IP addresses', ['https://[::1]:8443', 'https://127.0.0.1'], 'https://[::1]:8443 https://127.0.0.1'],
  ])('handles %s in the owner’s list', async (_case, origins, expected) => {
    scriptOrigins(...origins)
    const { status, ancestors, policy } = await open(newPath())
    expect([status, ancestors]).toEqual([200, expected])
    expect(policy).not.toMatch(/sandbox|script-src[^;]*unsafe/)
  })

  it.each([
    ['unknown', notFound],
    ['private', () => ({ id: 'p-1', slug: 'max', isPrivate: true, embedOrigins: ['*'] })],
    ['a draft', () => ({ id: 'p-1', slug: 'max', visibility: 'VISIBILITY_DRAFT', embedOrigins: ['*'] })],
  ])('responds 404 without frame-ancestors for a persona that is %s, also to its owner', async (_what, script) => {
    gateway.persona.on('GetPersona', script)
    const path = newPath()
    for (const headers of [{}, await gateway.asMember('ada')]) {
      const { status, ancestors } = await open(path, headers)
      expect([status, ancestors]).toEqual([404, "'none'"])
    }
  })

  it('allows no site while the persona service fails', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new Error('broken')
    })
    const path = newPath()
    expect(await open(path)).toMatchObject({ status: 200, ancestors: "'none'" })
    scriptOrigins('*')
    expect(await open(path)).toMatchObject({ status: 200, ancestors: '*' })
  })

  it('is loaded as an anonymous caller, without reading cookies', async () => {
    scriptOrigins('*')
    const before = gateway.identity.calls('Authenticate').length
    const { response } = await open(newPath(), { cookie: 'rostra_session=dead; rostra_guest=dead' })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
  })

  it('costs the persona service one call for concurrent clients', async () => {
    scriptOrigins('*')
    // Those that a busy machine draws out over half a second cost two.
    await eventually(async () => {
      const path = newPath()
      const before = gateway.persona.calls('GetPersona').length
      await Promise.all(Array.from({ length: 20 }, () => open(path)))
      expect(gateway.persona.calls('GetPersona').length).toBe(before + 1)
    })
  })

  it('allows other sites to load embed.js only', async () => {
    const policyOf = async (path: string) => (await gateway.fetch(path)).headers.get('Cross-Origin-Resource-Policy')
    expect(await policyOf('/embed.js')).toBe('cross-origin')
    scriptOrigins('*')
    for (const path of ['/theme-boot.js', '/', newPath(), '/api/ping']) expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
    const script = await gateway.fetch('/embed.js')
    expect([await script.text(), script.headers.get('Content-Type')]).toEqual(['/* frames */', expect.stringMatching('text/javascript')])
  })
})

describe('a call from inside the frame', () => {
  it('is same-origin; one from the page around it is cross-site', async () => {
    const token = await gateway.tokens.guest('guest-7')
    gateway.chat.on('StartConversation', () => ({
      conversation: { id: 'c-1' },
      initialMessage: { id: 'm-1', status: 'MESSAGE_STATUS_COMPLETE' },
    }))
    const start = async (headers: Record<string, string>) =>
      (await gateway.post('/api/conversations', { botId: 'p-1' }, { [header]: token, ...headers })).status
    expect(await start({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://rostra.example' })).toBe(201)
    expect(await start({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' })).toBe(403)
    const preflight = await gateway.fetch('/api/guest', { method: 'OPTIONS', headers: { Origin: 'https://example.org' } })
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
