import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { openInProcessTestBuses } from '@rostra/kit/testing/test-buses'
import { z } from 'zod'
import { allowRequest } from '../client/allow-app.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { freePort } from '../infra/ports.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const timeoutMs = 120_000
const redirectUrl = 'http://127.0.0.1:9/callback'

let harness: TestProduct
let url: string
beforeAll(async () => {
  harness = await createTestProduct({ DEMO_DATA: 'true', PORT: String(await freePort()) }, openInProcessTestBuses)
  url = (await harness.start()).url
}, timeoutMs)
afterAll(() => harness?.end(), 60_000)

/** What an app keeps between its steps. */
function createProvider() {
  const kept: { client?: StoredOAuthClientInformation; tokens?: StoredOAuthTokens; verifier: string; asked?: URL } = { verifier: '' }
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Inspector', redirect_uris: [redirectUrl], grant_types: ['authorization_code', 'refresh_token'] },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (address) => {
      kept.asked = address
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier,
    invalidateCredentials: (what) => {
      if (what === 'all' || what === 'tokens') delete kept.tokens
    },
  }
  return { kept, provider }
}

/** Allows what the app asks for, and returns where the browser ends. */
async function allow(member: MemberClient, address: URL | undefined, decision: object): Promise<URL> {
  const { asked, back } = await allowRequest(member, address?.href ?? '', decision)
  expect(asked).toMatchObject({ name: 'Inspector', destination: 'localhost', scopes: ['chat', 'read', 'experts'] })
  return back
}

const apps = z.array(z.object({ id: z.string(), budget: z.number(), spent: z.number(), scopes: z.array(z.string()) }))
const found = z.object({ personas: z.array(z.object({ slug: z.string() })).min(1) })

describe('an app with the official MCP client', () => {
  it(
    'registers itself, is allowed by a member, asks personas within its budget, renews its token, and is refused once it is removed',
    async () => {
      const member = await registerMember([url])
      const { kept, provider } = createProvider()
      const newTransport = () => new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: provider })
      const connect = async () => {
        const client = new Client({ name: 'test', version: '1.0.0' })
        await client.connect(newTransport())
        return client
      }
      const first = newTransport()
      await expect(new Client({ name: 'test', version: '1.0.0' }).connect(first)).rejects.toBeInstanceOf(UnauthorizedError)
      const back = await allow(member, kept.asked, { scopes: ['chat', 'read'], budget: 1 })
      expect(back.searchParams.get('state')).toBe('a state')
      await first.finishAuth(back.searchParams)
      expect(kept.tokens).toMatchObject({ token_type: 'Bearer', scope: 'chat read', access_token: expect.stringMatching(/^rt_/) })

      const client = await connect()
      const search = await client.callTool({ name: 'search_personas', arguments: { limit: 1 } }, { timeout: timeoutMs })
      const [persona] = found.parse(search.structuredContent).personas
      const ask = { name: 'ask_persona', arguments: { persona: persona?.slug, question: 'What can I ask you?' } }
      const refused = await client.callTool(ask, { timeout: timeoutMs })
      expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringContaining('INSUFFICIENT_BUDGET')])
      expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('ask_circle')

      // As after ten minutes: the client gets 401 and renews its tokens.
      if (kept.tokens) kept.tokens = { ...kept.tokens, access_token: `rt_${'x'.repeat(43)}` }
      const before = kept.tokens?.refresh_token
      await (await connect()).close()
      expect(kept.tokens?.refresh_token).not.toBe(before)

      const [app] = apps.parse(await member.get('/api/apps'))
      expect(app).toMatchObject({ budget: 1, spent: 0, scopes: ['chat', 'read'] })
      expect((await member.call('DELETE', `/api/apps/${app?.id}`)).status).toBe(204)
      delete kept.asked
      await expect(connect()).rejects.toBeInstanceOf(UnauthorizedError)
      // The client asks again, as it must.
      expect(kept.asked).toBeDefined()
      await client.close().catch(() => undefined)
    },
    timeoutMs,
  )

  it(
    'spends its budget, which the member sees, and no more',
    async () => {
      const member = await registerMember([url])
      const { kept, provider } = createProvider()
      const transport = () => new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: provider })
      const first = transport()
      await new Client({ name: 'test', version: '1.0.0' }).connect(first).catch(() => undefined)
      await first.finishAuth((await allow(member, kept.asked, { scopes: ['chat', 'read'], budget: 3 })).searchParams)
      const client = new Client({ name: 'test', version: '1.0.0' })
      await client.connect(transport())
      const search = await client.callTool({ name: 'search_personas', arguments: { limit: 1 } }, { timeout: timeoutMs })
      const [persona] = found.parse(search.structuredContent).personas
      const ask = (question: string) =>
        client.callTool({ name: 'ask_persona', arguments: { persona: persona?.slug, question } }, { timeout: timeoutMs })
      expect((await ask('What can I ask you?')).isError ?? false).toBe(false)
      expect(JSON.stringify((await ask('And what else?')).content)).toContain('INSUFFICIENT_BUDGET')
      const [app] = apps.parse(await member.get('/api/apps'))
      expect([app?.budget, app?.spent]).toEqual([3, 2])
      await client.close()
    },
    timeoutMs,
  )
})
