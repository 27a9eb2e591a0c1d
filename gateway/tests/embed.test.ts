import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { builtPage, webFolder } from './support/web-folder.ts'

let gateway: TestGateway
let web: Awaited<ReturnType<typeof webFolder>>
beforeAll(async () => {
  web = await webFolder()
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
  const become = async (headers: Record<string, string> = {}) => {
    const answer = await gateway.post('/api/guest', undefined, headers)
    return { status: answer.status, cookies: answer.headers.getSetCookie(), ...(await answer.json()) }
  }
  const callerOf = async (headers: Record<string, string>) => {
    const before = gateway.chat.calls('ListConversations').length
    const answer = await gateway.fetch('/api/conversations', { headers })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    const calls = gateway.chat.calls('ListConversations')
    return calls.length > before ? calls.at(-1)?.caller : 'nobody'
  }

  it('is made by a call, and gets no cookie', async () => {
    const { status, cookies, token, expiresAt } = await become()
    expect([status, cookies]).toEqual([201, []])
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect(await callerOf({ [header]: token })).toMatchObject({ kind: 'guest' })
  })

  it('is prolonged as the same when it shows its token', async () => {
    const token = await gateway.tokens.guest('guest-7')
    expect((await become({ [header]: token })).token).toBe(token)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token })
  })

  it.each(['', 'nonsense', 'x'.repeat(5_000)])('is a new one when the token is worth nothing (%#)', async (token) => {
    expect((await become({ [header]: token })).status).toBe(201)
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
  })

  it('is never the one in a cookie, nor a member', async () => {
    await become({ ...(await gateway.asGuest('guest-1')) })
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
    await become({ [header]: await gateway.tokens.member('ada') })
    expect(gateway.identity.calls('IssueGuestToken').at(-1)?.request).toEqual({ token: '' })
  })

  it('wins over every cookie, and a token that is worth nothing makes the caller nobody', async () => {
    const cookies = `${(await gateway.asMember('ada')).cookie}; ${(await gateway.asGuest('guest-1')).cookie}`
    expect(await callerOf({ cookie: cookies })).toMatchObject({ kind: 'member', id: 'ada' })
    expect(await callerOf({ cookie: cookies, [header]: await gateway.tokens.guest('guest-7') })).toEqual({ kind: 'guest', id: 'guest-7' })
    for (const token of ['', 'nonsense', await gateway.tokens.member('ada'), 'x'.repeat(5_000)])
      expect(await callerOf({ cookie: cookies, [header]: token })).toBe('nobody')
  })

  it('leaves the cookies of its browser alone, dead ones too', async () => {
    const cookie = 'rostra_session=dead; rostra_guest=dead'
    expect((await gateway.fetch('/api/conversations', { headers: { cookie } })).headers.getSetCookie()).toHaveLength(2)
    const token = await gateway.tokens.guest('guest-7')
    const before = gateway.identity.calls('Authenticate').length
    expect(await callerOf({ cookie, [header]: token })).toMatchObject({ id: 'guest-7' })
    const out = await gateway.post('/api/logout', undefined, { ...(await gateway.asMember('ada')), [header]: token })
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []])
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
    expect(gateway.identity.calls('LogOut')).toEqual([])
  })

  it('starts a conversation as itself, and is never made by that', async () => {
    gateway.chat.on('StartConversation', ({ caller }) => {
      if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
      return { conversation: { id: 'c-1' }, initialMessage: { id: 'm-1' } }
    })
    const issued = gateway.identity.calls('IssueGuestToken').length
    const start = async (token: string) => {
      const answer = await gateway.post('/api/conversations', { botId: 'p-1' }, { [header]: token, 'Sec-Fetch-Site': 'same-origin' })
      return [answer.status, answer.headers.getSetCookie()]
    }
    // A day before its end, too, it is the widget that asks for a later one.
    expect(await start(await gateway.tokens.sign({ kind: 'guest', sub: 'guest-7' }, 86_400))).toEqual([201, []])
    expect(gateway.chat.calls('StartConversation').at(-1)?.caller).toEqual({ kind: 'guest', id: 'guest-7' })
    expect(await start('nonsense')).toEqual([401, []])
    expect(gateway.identity.calls('IssueGuestToken').length).toBe(issued)
  })

  it('is limited for each network', async () => {
    const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.01', TRUSTED_PROXIES: 'loopback' })
    const tries = async (address: string) => (await narrow.post('/api/guest', undefined, { 'X-Forwarded-For': address })).status
    const same = '198.51.100.1'
    expect([await tries(same), await tries(same), await tries(same), await tries(same)]).toEqual([201, 201, 201, 429])
    expect(await tries('198.51.100.2')).toBe(201)
    await narrow.stop()
  })
})

describe('/embed/{slug}', () => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await gateway.fetch(path, { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity', ...headers } })
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    const [, ancestors] = /(?:^|;)frame-ancestors ([^;]*)/.exec(policy) ?? []
    return { status: answer.status, ancestors, policy, answer }
  }
  const allowing = (...embedOrigins: string[]) => gateway.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'max', embedOrigins }))
  let n = 0
  /** Nothing is remembered of a slug that was never asked for. */
  const fresh = () => `/embed/max-${++n}`

  it('may be framed where the owner allows it, and is otherwise under the policy of every page', async () => {
    allowing('https://example.org', 'http://localhost:8080')
    const { status, ancestors, policy, answer } = await open(fresh())
    expect([status, ancestors, await answer.text()]).toEqual([200, 'https://example.org http://localhost:8080', builtPage])
    const usual = (await gateway.fetch('/discover')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toBe(usual.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`))
    for (const name of ['Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy', 'X-Frame-Options'])
      expect([name, answer.headers.get(name)]).toEqual([name, null])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each([
    ['everybody', ['https://example.org', '*'], '*'],
    ['nobody', [], "'none'"],
    [
      'a host with a directive in it',
      ["https://a;script-src 'unsafe-inline'", 'https://a;sandbox', 'https://b.example'],
      'https://b.example',
    ],
    ['what are no origins', ['https://a,b', 'https://*.a', "'self'", 'data:', 'https://a/path', 'https://a b', '$&', ''], "'none'"],
    ['an address of numbers', ['https://[::1]:8443', 'https://127.0.0.1'], 'https://[::1]:8443 https://127.0.0.1'],
  ])('is for %s when the owner says so', async (_who, origins, expected) => {
    allowing(...origins)
    const { status, ancestors, policy } = await open(fresh())
    expect([status, ancestors]).toEqual([200, expected])
    expect(policy).not.toMatch(/sandbox|script-src[^;]*unsafe/)
  })

  it.each([
    ['unknown', notFound],
    ['private', () => ({ id: 'p-1', slug: 'max', isPrivate: true, embedOrigins: ['*'] })],
  ])('is a 404 that nobody may frame for a persona that is %s, to its owner too', async (_what, script) => {
    gateway.persona.on('GetPersona', script)
    const path = fresh()
    for (const headers of [{}, await gateway.asMember('ada')]) {
      const { status, ancestors } = await open(path, headers)
      expect([status, ancestors]).toEqual([404, "'none'"])
    }
  })

  it('may be framed by nobody while nobody can tell', async () => {
    gateway.persona.on('GetPersona', () => {
      throw new Error('broken')
    })
    const path = fresh()
    expect(await open(path)).toMatchObject({ status: 200, ancestors: "'none'" })
    allowing('*')
    expect(await open(path)).toMatchObject({ status: 200, ancestors: '*' })
  })

  it('is asked for in nobody’s name, and touches no cookie', async () => {
    allowing('*')
    const before = gateway.identity.calls('Authenticate').length
    const { answer } = await open(fresh(), { cookie: 'rostra_session=dead; rostra_guest=dead' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(gateway.persona.calls('GetPersona').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    expect(gateway.identity.calls('Authenticate').length).toBe(before)
  })

  it('costs the persona service one call for many readers at once', async () => {
    allowing('*')
    const path = fresh()
    const before = gateway.persona.calls('GetPersona').length
    await Promise.all(Array.from({ length: 20 }, () => open(path)))
    expect(gateway.persona.calls('GetPersona').length).toBe(before + 1)
  })

  it('lets only the script that makes the frame be loaded by other sites', async () => {
    const policyOf = async (path: string) => (await gateway.fetch(path)).headers.get('Cross-Origin-Resource-Policy')
    expect(await policyOf('/embed.js')).toBe('cross-origin')
    allowing('*')
    for (const path of ['/theme-boot.js', '/', fresh(), '/api/ping']) expect([path, await policyOf(path)]).toEqual([path, 'same-origin'])
    const script = await gateway.fetch('/embed.js')
    expect([await script.text(), script.headers.get('Content-Type')]).toEqual(['/* frames */', expect.stringMatching('text/javascript')])
  })
})

describe('a call from inside the frame', () => {
  it('is one from our own pages; one from the page around it is not', async () => {
    const token = await gateway.tokens.guest('guest-7')
    gateway.chat.on('StartConversation', () => ({ conversation: { id: 'c-1' }, initialMessage: { id: 'm-1' } }))
    const start = async (headers: Record<string, string>) =>
      (await gateway.post('/api/conversations', { botId: 'p-1' }, { [header]: token, ...headers })).status
    expect(await start({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://rostra.example' })).toBe(201)
    expect(await start({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' })).toBe(403)
    const preflight = await gateway.fetch('/api/guest', { method: 'OPTIONS', headers: { Origin: 'https://example.org' } })
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
