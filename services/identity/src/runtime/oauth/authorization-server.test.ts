import { describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import type { OAuthAdapter } from '../../domain/apps/ports.ts'
import { createAuthorizationServer } from './authorization-server.ts'

const publicUrl = 'https://rostra.example'
const clientId = 'https://app.example/client.json'
const redirectUri = 'https://app.example/back'
const log = createLog('test', { level: 'silent' })

/** Keeps documents in memory. */
function memoryAdapter() {
  const rows = new Map<string, Record<string, unknown>>()
  return (kind: string): OAuthAdapter => ({
    upsert: async (id, payload) => void rows.set(`${kind}:${id}`, payload),
    find: async (id) => rows.get(`${kind}:${id}`),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async () => undefined,
    destroy: async (id) => void rows.delete(`${kind}:${id}`),
    revokeByGrantId: async () => undefined,
  })
}

function serverWith(document: object) {
  const fetched: string[] = []
  const fetchDocument = async (address: string) => {
    fetched.push(address)
    return Response.json(document)
  }
  const server = createAuthorizationServer({
    publicUrl,
    adapter: memoryAdapter(),
    cookieSecret: 'a secret of the tests',
    fetchDocument,
    log,
  })
  const begin = async (id = clientId) => {
    const query = new URLSearchParams({
      client_id: id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'chat',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const request = { method: 'GET', path: `/oauth/authorize?${query}`, contentType: '', cookie: '', body: Buffer.alloc(0) }
    const answer = await server.exchange(request)
    const values = (name: string) => (answer?.headers ?? []).filter((header) => header.name === name).map(({ value }) => value)
    const location = new URL(values('location')[0] ?? 'none:', publicUrl)
    const cookies = values('set-cookie')
    const cookie = cookies.map((set) => set.split(';')[0]).join('; ')
    return { status: answer?.status, id: location.searchParams.get('request') ?? '', cookie, cookies }
  }
  return { server, begin, fetched }
}

const document = { client_id: clientId, redirect_uris: [redirectUri], application_type: 'web', token_endpoint_auth_method: 'none' }

describe('an app whose client id is the address of its metadata', () => {
  it('asks without a registration, under its own host, and its document is kept', async () => {
    const { server, begin, fetched } = serverWith({ ...document, client_name: 'My app' })
    const { id, cookie } = await begin()
    expect(await server.findRequest(id, cookie)).toEqual({
      id,
      clientId,
      name: 'My app',
      url: clientId,
      destination: 'app.example',
      scopes: ['chat'],
    })
    await begin()
    expect(fetched).toEqual([clientId])
  })

  it('without a name is called by its host', async () => {
    const { server, begin } = serverWith(document)
    const { id, cookie } = await begin()
    expect(await server.findRequest(id, cookie)).toMatchObject({ name: 'app.example' })
  })

  it.each([
    ['of another client', { ...document, client_id: 'https://other.example/client.json' }],
    ['with a secret', { ...document, client_secret: 'x' }],
    ['with another address to return to', { ...document, redirect_uris: ['https://app.example/other'] }],
  ])('is refused with a document %s', async (_what, refused) => {
    expect(await serverWith(refused).begin()).toMatchObject({ status: 400, id: '' })
  })

  it.each(['http://app.example/client.json', 'https://user@app.example/client.json', 'https://app.example/a/../b', 'unknown'])(
    'is not fetched from %s',
    async (id) => {
      const { begin, fetched } = serverWith(document)
      expect(await begin(id)).toMatchObject({ status: 400, id: '' })
      expect(fetched).toEqual([])
    },
  )
})

it('the cookies of a request are HttpOnly, Lax and Secure, and none is of a session', async () => {
  const { cookies } = await serverWith(document).begin()
  expect(cookies.length).toBeGreaterThanOrEqual(2)
  expect(cookies.every((cookie) => /httponly/i.test(cookie) && /samesite=lax/i.test(cookie) && /secure/i.test(cookie))).toBe(true)
  expect(cookies.some((cookie) => cookie.startsWith('rostra_oauth='))).toBe(false)
})

it('the cookies of a request are for this request alone, so that a browser answers several at once', async () => {
  const { begin } = serverWith(document)
  for (const { id, cookies } of [await begin(), await begin()]) {
    const paths = cookies
      .map((cookie) => /^(?<name>[\w.]+)=.*; path=(?<path>[^;]+)/.exec(cookie)?.groups)
      .map((found) => [found?.name, found?.path])
    expect(paths.toSorted()).toEqual([
      ['rostra_oauth_request', `/api/oauth/requests/${id}`],
      ['rostra_oauth_request.sig', `/api/oauth/requests/${id}`],
      ['rostra_oauth_resume', `/oauth/authorize/${id}`],
      ['rostra_oauth_resume.sig', `/oauth/authorize/${id}`],
    ])
  }
})
