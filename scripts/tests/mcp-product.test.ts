import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { startTestProductProcess, type TestProductProcess } from '../product/test-product.ts'

const revisions = ['2026-07-28', '2025-11-25'] as const
const timeoutMs = 120_000

let product: TestProductProcess
let member: MemberClient
let key: string
beforeAll(async () => {
  product = await startTestProductProcess()
  member = await registerMember([product.url])
  key = (await member.post('/api/keys', { name: 'assistant', scopes: ['chat', 'read', 'experts'] })).key
}, timeoutMs)
afterAll(() => product?.stop(), 60_000)

async function connect(revision: (typeof revisions)[number]): Promise<Client> {
  const negotiation = revision === '2026-07-28' ? { versionNegotiation: { mode: { pin: revision } } } : {}
  const client = new Client({ name: 'test', version: '1.0.0' }, negotiation)
  const requestInit = { headers: { Authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', product.url), { requestInit }))
  return client
}

const call = async <Schema extends z.ZodType>(client: Client, name: string, args: object, schema: Schema, _meta: object = {}) => {
  const result = await client.callTool({ name, arguments: { ...args }, _meta: { ..._meta } }, { timeout: timeoutMs })
  expect([name, result.isError ?? false, result.isError ? result.content : '']).toEqual([name, false, ''])
  return schema.parse(result.structuredContent)
}

const found = z.object({ personas: z.array(z.object({ id: z.string(), slug: z.string() })).min(2) })
const answered = z.object({ conversation: z.string(), answer: z.string().min(1), status: z.literal('complete') })
const messagesOf = async (conversation: string) =>
  z.array(z.object({ content: z.string() })).parse((await member.call('GET', `/api/conversations/${conversation}/messages`)).body)

describe.each(revisions)('a program with a key, by the official client in revision %s', (revision) => {
  it(
    'finds a persona, asks it, and asks further in the conversation, which the member finds in the history',
    async () => {
      const client = await connect(revision)
      const { personas } = await call(client, 'search_personas', { limit: 3 }, found)
      const first = await call(client, 'ask_persona', { persona: personas[0]?.slug, question: 'What can I ask you?' }, answered)
      const second = await call(client, 'ask_persona', { conversation: first.conversation, question: 'And what else?' }, answered)
      expect(second.conversation).toBe(first.conversation)
      const messages = await messagesOf(first.conversation)
      expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining([first.answer, 'And what else?', second.answer]))
      await client.close()
    },
    timeoutMs,
  )

  it(
    'asks once for a repeated idempotency key',
    async () => {
      const client = await connect(revision)
      const { personas } = await call(client, 'search_personas', { limit: 3 }, found)
      const question = { persona: personas[1]?.id, question: `Who are you, in ${revision}?` }
      const meta = { 'rostra/idempotencyKey': `who ${revision}` }
      const first = await call(client, 'ask_persona', question, answered, meta)
      expect(await call(client, 'ask_persona', question, answered, meta)).toEqual(first)
      // The greeting, the question and its answer.
      expect(await messagesOf(first.conversation)).toHaveLength(3)
      await client.close()
    },
    timeoutMs,
  )

  it(
    'lets the circle discuss a question, and sees its rounds',
    async () => {
      const client = await connect(revision)
      const { personas } = await call(client, 'search_personas', { limit: 3 }, found)
      for (const { id } of personas.slice(0, 2)) await member.call('POST', '/api/circle-of-experts', { botId: id })
      const notices: string[] = []
      const ask = { name: 'ask_circle', arguments: { question: 'Should one learn Latin?' } }
      const onprogress = ({ message = '' }) => void notices.push(message)
      const result = await client.callTool(ask, { timeout: timeoutMs, onprogress })
      expect(
        z.object({ experts: z.array(z.object({ answer: z.string() })).length(2) }).safeParse(result.structuredContent).error,
      ).toBeUndefined()
      expect(notices.length).toBeGreaterThan(0)
      await client.close()
    },
    timeoutMs,
  )

  it(
    'reads the zeitgeist, the newspaper and a persona',
    async () => {
      const client = await connect(revision)
      await call(client, 'read_zeitgeist', {}, z.object({ entries: z.array(z.unknown()) }))
      await call(client, 'read_bugle', {}, z.object({ stories: z.array(z.unknown()) }))
      const { resources } = await client.listResources()
      const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' })
      expect(contents).toEqual([expect.objectContaining({ mimeType: 'text/markdown' })])
      await client.close()
    },
    timeoutMs,
  )
})
