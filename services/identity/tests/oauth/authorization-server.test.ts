import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openTestDatabase } from '@rostra/kit/testing/test-database'
import { type AuthorizationServer, createAuthorizationServer } from '../../src/runtime/oauth/authorization-server.ts'
import { oauthAdapter, oauthDocumentModel } from '../../src/store/oauth/oauth-documents.ts'

let server: Server
let url: string
let oauth: AuthorizationServer
let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase(process.env.TEST_MONGO_URL ?? '', 'rostra_oauth')
  server = createServer((request, response) => oauth.provider.callback()(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const adapter = oauthAdapter(oauthDocumentModel(opened.connection), Date.now)
  oauth = createAuthorizationServer({ publicUrl: url, adapter, cookieSecret: 'a secret of the tests' })
})
afterAll(async () => {
  server?.close()
  await opened?.release()
})

const redirect = 'http://127.0.0.1:9/callback'
const json = async (response: Response) => (await response.json()) as Record<string, string>
const register = async (body: object) =>
  fetch(`${url}/oauth/register`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const token = (fields: Record<string, string>) =>
  fetch(`${url}/oauth/token`, { method: 'POST', body: new URLSearchParams({ resource: `${url}/mcp`, ...fields }) })

async function newClient() {
  const response = await register({ client_name: 'Inspector', redirect_uris: [redirect], application_type: 'native' })
  expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)])
  return (await json(response)).client_id ?? ''
}

/** Begins a request as a browser does, and returns the id of the request with the browser's cookies. */
async function begin(clientId: string, extra: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'chat read',
    resource: `${url}/mcp`,
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  const response = await fetch(`${url}/oauth/authorize?${query}`, { redirect: 'manual' })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return {
    verifier,
    location: response.headers.get('location') ?? '',
    status: response.status,
    cookie: cookies.join('; '),
    text: await response.text(),
  }
}

async function codeFor(clientId: string) {
  const begun = await begin(clientId)
  expect([begun.text.slice(0, 200), begun.location]).toEqual([expect.any(String), expect.stringMatching(/\/connect\//)])
  const uid = begun.location.split('/').at(-1) ?? ''
  const asked = await oauth.request(uid)
  const back = await oauth.answer(uid, { accountId: 'ada', scopes: ['chat'] })
  const response = await fetch(back ?? '', { redirect: 'manual', headers: { cookie: begun.cookie } })
  const location = new URL(response.headers.get('location') ?? 'http://none', url)
  return { asked, code: location.searchParams.get('code') ?? '', verifier: begun.verifier, location: String(location) }
}

describe('the authorization server', () => {
  it('publishes RFC 8414 metadata', async () => {
    const metadata = await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json()
    expect(metadata).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      token_endpoint: `${url}/oauth/token`,
      registration_endpoint: `${url}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  it('gives a code and opaque tokens for what the member allows, and rotates refresh tokens', async () => {
    const clientId = await newClient()
    const { asked, code, verifier, location } = await codeFor(clientId)
    expect(asked).toEqual({ clientId, name: 'Inspector', url: '', redirectUri: redirect, scopes: ['chat', 'read'] })
    expect([location, code]).toEqual([expect.stringContaining(redirect), expect.stringMatching(/./)])
    const exchange = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirect, code_verifier: verifier }
    const first = await json(await token(exchange))
    expect(first).toMatchObject({ token_type: 'Bearer', scope: 'chat', expires_in: 600 })
    const refreshed = await json(
      await token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: first.refresh_token ?? '' }),
    )
    expect(refreshed.refresh_token).not.toBe(first.refresh_token)
    const reused = await token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: first.refresh_token ?? '' })
    expect(reused.status).toBe(400)
    const stored = JSON.stringify(await opened.connection.collection('oauth_documents').find().toArray())
    for (const secret of [code, first.access_token, first.refresh_token, refreshed.access_token]) expect(stored).not.toContain(secret)
  })

  it('refuses a code without its verifier, a request without PKCE, and another resource', async () => {
    const clientId = await newClient()
    const { code } = await codeFor(clientId)
    const exchange = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirect, code_verifier: 'x'.repeat(43) }
    expect((await token(exchange)).status).toBe(400)
    expect((await begin(clientId, { code_challenge: '' })).location).toContain('error=invalid_request')
    expect((await begin(clientId, { resource: 'https://elsewhere.example/' })).location).toContain('error=invalid_target')
  })
})
