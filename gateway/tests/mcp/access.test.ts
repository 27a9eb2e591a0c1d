import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { connectMcp, rawRequest, revisions } from '../support/mcp-client.ts'
import { scriptAnswer } from '../support/mcp-fixtures.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
})
afterAll(() => gateway?.stop())

const metadataUrl = 'https://rostra.example/.well-known/oauth-protected-resource/mcp'
const tools = { read: ['search_personas', 'read_zeitgeist', 'read_bugle'], chat: ['ask_persona'], experts: ['ask_circle'] } as const
const scopes = ['chat', 'read', 'experts'] as const
const post = (request: RequestInit) => gateway.fetch('/mcp', request)
const legacy = (method: string, params: object, headers: Record<string, string>) => ({
  method: 'POST',
  body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  headers: {
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
    'MCP-Protocol-Version': '2025-11-25',
    ...headers,
  },
})
const ask = { name: 'ask_persona', arguments: { persona: 'max', question: 'Hello' } }
const askCircle = { name: 'ask_circle', arguments: { question: 'Hello' } }
const readStory = { name: 'read_bugle', arguments: {} }

describe('a client without a key', () => {
  it('learns from 401 where the metadata is', async () => {
    const response = await post(rawRequest('tools/list', {}))
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, `Bearer resource_metadata="${metadataUrl}"`])
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32_000, data: { reason: 'KEY_INVALID' } } })
  })

  it('is told that a wrong key is not valid, and a session’s cookie counts for nothing', async () => {
    const wrong = await post(rawRequest('tools/list', {}, { Authorization: 'Bearer rk_wrong' }))
    expect([wrong.status, wrong.headers.get('WWW-Authenticate')]).toEqual([
      401,
      `Bearer error="invalid_token", error_description="The token is not valid, or has ended", resource_metadata="${metadataUrl}"`,
    ])
    expect((await post(rawRequest('tools/list', {}, await gateway.asMember()))).status).toBe(401)
  })

  it('reads the metadata of RFC 9728, which names the authorization server', async () => {
    const response = await gateway.fetch('/.well-known/oauth-protected-resource/mcp')
    expect(await response.json()).toEqual({
      resource: 'https://rostra.example/mcp',
      authorization_servers: ['https://rostra.example'],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
      resource_name: 'Rostra',
    })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })
})

describe.each(revisions)('the scopes of a key in revision %s', (revision) => {
  it.each(scopes)('%s lists its own tools only', async (scope) => {
    const client = await connectMcp(gateway, revision, await gateway.asKey([scope]))
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools[scope])
    if (scope !== 'read') expect(await client.listResources()).toMatchObject({ resources: [] })
    await client.close()
  })

  it('each tool has a title, a description, annotations and schemas of input and result', async () => {
    const client = await connectMcp(gateway, revision, await gateway.asKey(scopes))
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(['search_personas', 'ask_persona', 'ask_circle', 'read_zeitgeist', 'read_bugle'])
    for (const tool of listed) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: { readOnlyHint: !tool.name.startsWith('ask_') },
      })
    }
    await client.close()
  })

  it.each([
    ['chat', ['read', 'experts'], 'tools/call', ask],
    ['experts', ['chat', 'read'], 'tools/call', askCircle],
    ['read', ['chat', 'experts'], 'tools/call', readStory],
    ['read', ['chat', 'experts'], 'resources/read', { uri: 'rostra://personas/max' }],
  ] as const)(
    'a call that needs %s answers a key of %j with 403 insufficient_scope, and nothing is called',
    async (needed, own, method, params) => {
      scriptAnswer(gateway)
      const callsBefore = gateway.chat.calls('Send').length
      const headers = await gateway.asKey(own)
      const named: Record<string, string> = 'uri' in params ? { 'Mcp-Name': params.uri } : {}
      const request = revision === '2026-07-28' ? rawRequest(method, params, { ...headers, ...named }) : legacy(method, params, headers)
      const response = await post(request)
      expect(response.status).toBe(403)
      const challenge = response.headers.get('WWW-Authenticate') ?? ''
      for (const part of ['error="insufficient_scope"', `scope="${needed}"`, `resource_metadata="${metadataUrl}"`])
        expect(challenge).toContain(part)
      expect(gateway.chat.calls('Send')).toHaveLength(callsBefore)
    },
  )
})

describe('the HTTP side', () => {
  it.each(['GET', 'DELETE', 'PUT'])('answers %s with 405', async (method) => {
    const response = await gateway.fetch('/mcp', { method, headers: await gateway.asKey(['read']) })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it('answers a preflight request of every site, without credentials', async () => {
    const response = await gateway.fetch('/mcp', { method: 'OPTIONS', headers: { Origin: 'https://ide.example' } })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*'])
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  })

  it.each([
    ['https://ide.example', 200],
    ['https://rostra.example', 200],
    ['null', 403],
  ])('answers a request of the origin %s with %i', async (origin, status) => {
    const response = await post(rawRequest('tools/list', {}, { ...(await gateway.asKey(['read'])), Origin: origin }))
    expect(response.status).toBe(status)
  })

  it.each([
    ['no JSON', '{', 400, -32_700],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400, -32_000],
    ['a body that is too large', `"${'x'.repeat(300_000)}"`, 400, -32_600],
  ])('refuses %s as an error of JSON-RPC', async (_what, body, status, code) => {
    const request = { ...rawRequest('tools/list', {}, await gateway.asKey(['read'])), body }
    const response = await post(request)
    expect([response.status, (await response.json()).error.code]).toEqual([status, code])
  })

  it('refuses an idempotency key that is too long', async () => {
    const headers = { ...(await gateway.asKey(['chat'])), 'Idempotency-Key': 'x'.repeat(256) }
    expect((await post(rawRequest('tools/call', ask, headers))).status).toBe(400)
  })

  it('takes the idempotency key of the header too', async () => {
    scriptAnswer(gateway)
    const headers = { ...(await gateway.asKey(['chat'])), 'Idempotency-Key': 'order-1' }
    const ids: (string | undefined)[] = []
    for (const _ of [1, 2]) {
      await (await post(rawRequest('tools/call', ask, headers))).text()
      ids.push(gateway.chat.calls('Send').at(-1)?.request.requestId)
    }
    expect(ids[0]).toBe(ids[1])
  })
})
