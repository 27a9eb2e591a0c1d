import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '@modelcontextprotocol/client'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { wireCitation } from '../support/knowledge-fixtures.ts'
import { connectMcp, rawRequest, revisions } from '../support/mcp-client.ts'
import { chunk, conversation, done, persona, scriptAnswer, started } from '../support/mcp-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
let headers: Record<string, string>
let client: Client | undefined

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' }, { pingMs: 100 })
  headers = await gateway.asKey(['chat'])
})
afterEach(async () => {
  await client?.close()
  client = undefined
})
afterAll(() => gateway?.stop())

const connect = async (revision: (typeof revisions)[number]) => {
  client = await connectMcp(gateway, revision, headers)
  return client
}
const question = { persona: 'max', question: ' What do owls eat? ' }
const ask = (args: object = question) => ({ name: 'ask_persona', arguments: { ...args } })
const lastSend = () => gateway.chat.calls('Send').at(-1)?.request
const untilAborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

describe.each(revisions)('ask_persona in revision %s', (revision) => {
  it('starts a conversation and returns the answer with citations and the handle of the conversation', async () => {
    scriptAnswer(gateway, { citations: [wireCitation()] })
    const result = await (await connect(revision)).callTool(ask())
    expect(result.isError ?? false).toBe(false)
    expect(result.structuredContent).toEqual({
      conversation: 'c-1',
      persona: { id: persona.id, slug: 'max', name: 'Max' },
      answer: 'Mice and frogs [2]',
      status: 'complete',
      end: 'finished',
      citations: [{ n: 2, title: 'owls.pdf', heading: 'Owls › Food', page: 3, excerpt: expect.any(String) }],
      model: 'claude-sonnet-5-5',
      ownModel: false,
      url: `https://rostra.example/persona/${persona.id}`,
    })
    expect(result.content).toEqual([{ type: 'text', text: 'Mice and frogs [2]\n\n---\n[2] owls.pdf, page 3\nconversation: c-1' }])
    expect(gateway.persona.calls('GetPersona').at(-1)?.request).toMatchObject({ slug: 'max' })
    expect(gateway.chat.calls('StartConversation').at(-1)?.request.personaId).toBe(persona.id)
    expect(lastSend()).toMatchObject({ conversationId: 'c-1', content: 'What do owls eat?' })
    expect(gateway.chat.calls('Send').at(-1)?.caller).toMatchObject({ kind: 'member', access: { scopes: ['chat'] } })
  })

  it('says that a model of the creator has answered', async () => {
    scriptAnswer(gateway, { model: 'own:llama' })
    const { structuredContent, content } = await (await connect(revision)).callTool(ask())
    expect(structuredContent).toMatchObject({ model: 'own:llama', ownModel: true })
    expect(JSON.stringify(content)).toContain('the creator’s server gets the questions')
  })

  it('continues a conversation by its handle, without starting one', async () => {
    scriptAnswer(gateway)
    const startsBefore = gateway.chat.calls('StartConversation').length
    await (await connect(revision)).callTool(ask({ conversation: 'c-1', question: 'And bats?' }))
    expect(lastSend()).toMatchObject({ conversationId: 'c-1', content: 'And bats?' })
    expect(gateway.chat.calls('StartConversation')).toHaveLength(startsBefore)
  })

  it('continues a conversation with a persona that has another slug now', async () => {
    scriptAnswer(gateway)
    gateway.chat.on('GetConversation', () => ({ ...conversation, personaSlug: 'old-max' }))
    const connected = await connect(revision)
    for (const named of ['max', persona.id]) {
      const result = await connected.callTool(ask({ persona: named, conversation: 'c-1', question: 'And bats?' }))
      expect(result.isError ?? false).toBe(false)
    }
  })

  it('deletes the conversation that it has started when its message is refused', async () => {
    scriptAnswer(gateway)
    gateway.chat.on('DeleteConversation', () => ({}))
    gateway.chat.on('Send', () => {
      throw new DomainError('state', 'INSUFFICIENT_CREDITS', 'You have too few credits')
    })
    const before = gateway.chat.calls('DeleteConversation').length
    const connected = await connect(revision)
    await connected.callTool(ask({ conversation: 'c-1', question: 'And bats?' }))
    await connected.callTool(ask())
    await eventually(() => expect(gateway.chat.calls('DeleteConversation')).toHaveLength(before + 1))
    expect(gateway.chat.calls('DeleteConversation').at(-1)?.request).toEqual({ conversationId: 'c-1', onlyUnused: true })
  })

  it('names the conversation, then sends the pieces of the answer, as progress', async () => {
    scriptAnswer(gateway)
    const notices: { progress: number; message?: string }[] = []
    await (await connect(revision)).callTool(ask(), { onprogress: (notice) => void notices.push(notice) })
    const [first, ...pieces] = notices.map(({ message }) => message)
    expect([first, pieces.join('')]).toEqual(['Max is asked in the conversation c-1', 'Mice and frogs [2]'])
    const values = notices.map(({ progress }) => progress)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect(new Set(values).size).toBe(values.length)
  })

  it('returns a refusal as a result that says what to do', async () => {
    scriptAnswer(gateway)
    gateway.chat.on('Send', () => {
      throw new DomainError('state', 'INSUFFICIENT_CREDITS', 'You have too few credits')
    })
    const result = await (await connect(revision)).callTool(ask())
    expect(result).toMatchObject({
      isError: true,
      content: [
        {
          type: 'text',
          text: 'You have too few credits. (INSUFFICIENT_CREDITS) The member can buy credits at https://rostra.example/purchase-credits.',
        },
      ],
    })
  })

  it('returns the failure of a model, and no detail of an error of the server', async () => {
    scriptAnswer(gateway)
    gateway.chat.on('Send', async (_received, emit) => {
      await emit(started)
      await emit({ failure: { seq: 1, error: 'The model is busy', reason: 'MODEL_BUSY', retryAfter: 20 } })
    })
    const connected = await connect(revision)
    const failed = await connected.callTool(ask())
    expect(failed).toMatchObject({ isError: true, content: [{ text: 'The model is busy. (MODEL_BUSY) Try again in 20 s.' }] })
    gateway.chat.on('Send', async (_received, emit) => void (await emit(done(1, '', { status: 'MESSAGE_STATUS_UNSPECIFIED' }))))
    const broken = await connected.callTool(ask())
    expect(broken).toMatchObject({ isError: true, content: [{ text: 'Something went wrong on our side. Try again later.' }] })
  })

  it.each([
    ['neither persona nor conversation', { question: 'Hello' }, 'Give `persona`'],
    ['an empty question', { persona: 'max', question: '  ' }, 'must not be empty'],
    ['a long question', { persona: 'max', question: 'x'.repeat(4_001) }, 'at most 4,000 characters'],
    ['a conversation with another persona', { persona: 'platon', conversation: 'c-1', question: 'Hello' }, 'with another persona'],
  ])('refuses %s before it asks', async (_what, args, words) => {
    scriptAnswer(gateway)
    // Another persona has the slug that the persona of the conversation had.
    gateway.persona.on('GetPersona', ({ request }) => (request.slug === 'platon' ? { ...persona, id: 'eva' } : persona))
    gateway.chat.on('GetConversation', () => ({ ...conversation, personaSlug: 'platon' }))
    const sendsBefore = gateway.chat.calls('Send').length
    const result = await (await connect(revision)).callTool(ask(args))
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(words) }] })
    expect(gateway.chat.calls('Send')).toHaveLength(sendsBefore)
  })

  it('sends the same request ids for the same idempotency key, and others for another one or none', async () => {
    scriptAnswer(gateway)
    const connected = await connect(revision)
    const idsOf = async (key?: string) => {
      await connected.callTool({ ...ask(), ...(key ? { _meta: { 'rostra/idempotencyKey': key } } : {}) })
      return [gateway.chat.calls('StartConversation').at(-1)?.request.requestId, lastSend()?.requestId]
    }
    const first = await idsOf('order-1')
    expect(await idsOf('order-1')).toEqual(first)
    const all = [...first, ...(await idsOf('order-2')), ...(await idsOf()), ...(await idsOf())]
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? ''))).toBe(true)
  })

  it('continues at another replica when the stream breaks off', async () => {
    scriptAnswer(gateway)
    gateway.chat.on('Send', async (_received, emit) => {
      await emit(started)
      await emit(chunk(1, 'Mice'))
      throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'Gone')
    })
    gateway.chat.on('FollowGeneration', async (_received, emit) => void (await emit(done(2, 'Mice, only'))))
    const result = await (await connect(revision)).callTool(ask())
    expect(result.structuredContent).toMatchObject({ answer: 'Mice, only' })
    expect(gateway.chat.calls('FollowGeneration').at(-1)?.request).toEqual({ generationId: 'gen-1', after: 1 })
  })
})

describe('a client that goes away', () => {
  const neverEnds = () => {
    scriptAnswer(gateway)
    gateway.chat.on('StopGeneration', () => ({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: 'Mice' }))
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await emit(chunk(1, 'Mice'))
      await untilAborted(call.signal)
    })
  }

  it('stops the answer in revision 2026-07-28, which says that a closed connection cancels', async () => {
    neverEnds()
    const controller = new AbortController()
    const connected = await connect('2026-07-28')
    const stopsBefore = gateway.chat.calls('StopGeneration').length
    const asked = connected.callTool(ask(), {
      signal: controller.signal,
      onprogress: ({ message }) => void (message === 'Mice' && controller.abort()),
    })
    await expect(asked).rejects.toThrow()
    await eventually(() => expect(gateway.chat.calls('StopGeneration')).toHaveLength(stopsBefore + 1))
    expect(gateway.chat.calls('StopGeneration').at(-1)?.request).toEqual({ generationId: 'gen-1' })
  })

  it('stops the answer also when it goes away before the first event', async () => {
    neverEnds()
    const { promise: mayBegin, resolve: begin } = Promise.withResolvers<void>()
    gateway.chat.on('Send', async ({ call }, emit) => {
      await mayBegin
      await emit(started)
      await untilAborted(call.signal)
    })
    const controller = new AbortController()
    const connected = await connect('2026-07-28')
    const [sendsBefore, stopsBefore] = [gateway.chat.calls('Send').length, gateway.chat.calls('StopGeneration').length]
    const asked = connected.callTool(ask(), { signal: controller.signal })
    asked.catch(() => undefined)
    await eventually(() => expect(gateway.chat.calls('Send')).toHaveLength(sendsBefore + 1))
    controller.abort()
    await expect(asked).rejects.toThrow()
    begin()
    await eventually(() => expect(gateway.chat.calls('StopGeneration')).toHaveLength(stopsBefore + 1))
    expect(gateway.chat.calls('StopGeneration').at(-1)?.request).toEqual({ generationId: 'gen-1' })
  })

  it('leaves the answer to continue in revision 2025-11-25, and ends the call to chat', async () => {
    neverEnds()
    let ended = false
    gateway.chat.on('Send', async ({ call }, emit) => {
      await emit(started)
      await emit(chunk(1, 'Mice'))
      await untilAborted(call.signal)
      ended = true
    })
    const stopsBefore = gateway.chat.calls('StopGeneration').length
    const connected = await connect('2025-11-25')
    const asked = connected
      .callTool(ask(), {
        onprogress: ({ message }) => void (message === 'Mice' && connected.close()),
      })
      .catch(() => undefined)
    await eventually(() => expect(ended).toBe(true))
    await asked
    expect(gateway.chat.calls('StopGeneration')).toHaveLength(stopsBefore)
  })

  it('gets pings while it waits, also without progress', async () => {
    neverEnds()
    const { body, headers: own } = rawRequest('tools/call', ask(), headers)
    const stream = await requestRaw(`${gateway.url}/mcp`, { method: 'POST', body: JSON.parse(body), headers: own })
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream'])
    await stream.until(': ping\n\n')
    stream.disconnect()
  })
})

it('knows a persona by its id too', async () => {
  scriptAnswer(gateway)
  await (await connect('2026-07-28')).callTool(ask({ persona: persona.id, question: 'Hello' }))
  expect(gateway.persona.calls('GetPersona').at(-1)?.request).toMatchObject({ id: conversation.personaId })
})
