import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { memberAddressAgent } from '@rostra/kit/net/public-hosts'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { wireCitation } from '../support/knowledge-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

const generationId = '692ac2b00123456789abcdef'
const created = Number.parseInt(generationId.slice(0, 8), 16)
const body = { model: 'plato', messages: [{ role: 'user', content: 'Hello' }] }

let gateway: TestGateway
let headers: { authorization: string }

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' }, { pingMs: 60_000 })
  headers = await gateway.asKey(['chat'])
  gateway.persona.on('GetPersona', ({ request }) => {
    if (request.slug !== 'plato') throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    return { id: 'p-1', slug: 'plato' }
  })
})
afterAll(() => gateway?.stop())

const done = (fullResponse: string, more: object = {}) => ({
  done: {
    seq: 3,
    fullResponse,
    status: 'MESSAGE_STATUS_COMPLETE' as const,
    end: 'ANSWER_END_FINISHED' as const,
    usage: { inputTokens: 7, outputTokens: 3 },
    ...more,
  },
})
const answering = (events: object[]) =>
  gateway.chat.on('Ask', async (_request, emit) => {
    for (const event of [{ started: { generationId } }, ...events]) await emit(event)
  })
const ask = (more: object = {}, extra: Record<string, string> = {}) =>
  gateway.post('/v1/chat/completions', { ...body, ...more }, { ...headers, ...extra })
const lastAsk = () => gateway.chat.calls('Ask').at(-1)?.request

beforeEach(() => answering([{ chunk: { seq: 1, content: 'Good ' } }, { chunk: { seq: 2, content: 'day' } }, done('Good day')]))

describe('POST /v1/chat/completions', () => {
  it('answers as OpenAI’s interface does', async () => {
    const response = await ask()
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        id: `chatcmpl-${generationId}`,
        object: 'chat.completion',
        created,
        model: 'plato',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: 'Good day', refusal: null, annotations: [] },
            logprobs: null,
            finish_reason: 'stop',
          },
        ],
        usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
      },
    ])
    expect(response.headers.get('x-ratelimit-remaining-requests')).toMatch(/^\d+$/)
    expect(gateway.chat.calls('Ask').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('gives chat the conversation, and the caller’s instructions as data', async () => {
    const messages = [
      { role: 'system', content: 'Be brief' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'One' },
          { type: 'text', text: 'more' },
        ],
      },
      { role: 'assistant', content: 'First', tool_calls: [{ id: 't' }] },
      { role: 'assistant', content: null },
      { role: 'tool', content: 'It rains' },
      { role: 'developer', content: 'In German' },
      { role: 'user', content: 'Two', name: 'ada' },
    ]
    const unknown = { temperature: 0.3, top_p: 1, tools: [{ type: 'function' }], logit_bias: {}, seed: 1, user: 'x', metadata: { a: 'b' } }
    const response = await ask(
      { messages, ...unknown, max_tokens: 9, max_completion_tokens: 8, stop: 'END', n: 1 },
      { 'Idempotency-Key': 'key 1' },
    )
    expect(response.status).toBe(200)
    expect(lastAsk()).toEqual({
      personaId: 'p-1',
      messages: [
        { content: 'One\nmore', isFromPersona: false },
        { content: 'First', isFromPersona: true },
        { content: 'Two', isFromPersona: false },
      ],
      callerData: 'Be brief\n\nIt rains\n\nIn German',
      maxTokens: 8,
      stop: ['END'],
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('ignores an empty stop text, a limit of tokens below 1 and a part without text, as other servers do', async () => {
    const content = [
      { type: 'text', text: 'Hello' },
      { type: 'text', text: null },
    ]
    for (const max_tokens of [0, -1]) {
      const response = await ask({ messages: [{ role: 'user', content }], stop: '', max_tokens })
      expect(response.status).toBe(200)
      expect(lastAsk()).toMatchObject({ messages: [{ content: 'Hello\n' }], stop: [], maxTokens: 0 })
    }
    await ask({ stop: ['', 'END'] })
    expect(lastAsk()?.stop).toEqual(['END'])
  })

  it('has one request id for a key of one program, and another for that of another program', async () => {
    const ids: (string | undefined)[] = []
    for (const key of [headers, headers, await gateway.asKey(['chat', 'read'])]) {
      await gateway.post('/v1/chat/completions', body, { ...key, 'Idempotency-Key': 'order-1' })
      ids.push(lastAsk()?.requestId)
    }
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
  })

  it('streams chunks, and the usage when it is wanted', async () => {
    const stream = await requestRaw(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      body: { ...body, stream: true, stream_options: { include_usage: true } },
      headers,
    })
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream'])
    const lines = (await stream.ended).split('\n\n').filter((line) => line !== '')
    expect(lines.at(-1)).toBe('data: [DONE]')
    const chunks = lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)))
    const common = { id: `chatcmpl-${generationId}`, object: 'chat.completion.chunk', created, model: 'plato' }
    const choice = (delta: object, finish_reason: string | null = null) => [{ index: 0, delta, logprobs: null, finish_reason }]
    expect(chunks).toEqual([
      { ...common, choices: choice({ role: 'assistant', content: '' }), usage: null },
      { ...common, choices: choice({ content: 'Good ' }), usage: null },
      { ...common, choices: choice({ content: 'day' }), usage: null },
      { ...common, choices: choice({}, 'stop'), usage: null },
      { ...common, choices: [], usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 } },
    ])
  })

  it('names the passages that the answer cites', async () => {
    const citation = wireCitation()
    answering([done('Mice [2], and [7]', { citations: [citation] })])
    const annotation = { type: 'file_citation', file_id: citation.sourceId, filename: citation.title, index: 5, quote: citation.excerpt }
    const whole = await (await ask()).json()
    expect(whole.choices[0].message.annotations).toEqual([annotation])
    const stream = await requestRaw(`${gateway.url}/v1/chat/completions`, { method: 'POST', body: { ...body, stream: true }, headers })
    expect(await stream.ended).toContain(`"delta":{"annotations":[${JSON.stringify(annotation)}]}`)
  })

  it.each([
    ['ANSWER_END_LENGTH', 'length'],
    ['ANSWER_END_FILTERED', 'content_filter'],
    ['ANSWER_END_STOPPED', 'stop'],
  ])('says of %s that it ended by %s', async (end, reason) => {
    answering([done('Good', { end })])
    expect((await (await ask()).json()).choices[0].finish_reason).toBe(reason)
  })

  it.each([
    [
      'an image',
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:' } }] }] },
      'messages',
      'invalid_value',
    ],
    ['a last message of the assistant', { messages: [{ role: 'assistant', content: 'Hi' }] }, 'messages', 'invalid_value'],
    ['two answers', { n: 2 }, 'n', 'invalid_value'],
    ['five stop texts', { stop: ['a', 'b', 'c', 'd', 'e'] }, 'stop', 'invalid_value'],
    ['an unknown role', { messages: [{ role: 'god', content: 'Hi' }] }, 'messages.0.role', 'invalid_value'],
    [
      'too long a history',
      { messages: Array.from({ length: 257 }, () => ({ role: 'user', content: 'x' })) },
      'messages',
      'context_length_exceeded',
    ],
    ['no model', { model: undefined }, 'model', 'invalid_value'],
  ])('refuses %s', async (_what, more, param, code) => {
    const response = await ask(more)
    expect([response.status, (await response.json()).error]).toEqual([
      400,
      { message: expect.any(String), type: 'invalid_request_error', code, param },
    ])
  })

  it.each([
    ['credits', new DomainError('state', 'INSUFFICIENT_CREDITS', 'Too few'), 402, 'insufficient_quota', 'insufficient_quota'],
    ['a reused key', new DomainError('exists', 'REQUEST_ID_REUSED', 'Used'), 409, 'invalid_request_error', 'idempotency_key_reused'],
    [
      'many unanswered asks',
      new DomainError('exhausted', 'TOO_MANY_UNANSWERED', 'Wait', { retryAfter: 9 }),
      429,
      'rate_limit_error',
      'rate_limit_exceeded',
    ],
    ['a full replica', new DomainError('unavailable', 'OVERLOADED', 'Full', { retryAfter: 2 }), 503, 'server_error', 'overloaded'],
    ['a defect', new Error('secret detail'), 500, 'server_error', 'server_error'],
  ])('converts the refusal for %s', async (_what, error, status, type, code) => {
    gateway.chat.on('Ask', async () => {
      throw error
    })
    for (const stream of [false, true]) {
      const response = await ask({ stream })
      const { error: found } = await response.json()
      expect([response.status, found.type, found.code]).toEqual([status, type, code])
      expect(found.message).not.toContain('secret')
      if (error instanceof DomainError && error.details.retryAfter)
        expect(response.headers.get('retry-after')).toBe(`${error.details.retryAfter}`)
    }
  })

  it('is 404 for an unknown model, path or method', async () => {
    const unknown = await ask({ model: 'nobody' })
    expect([unknown.status, (await unknown.json()).error]).toEqual([
      404,
      { message: 'Bot not found', type: 'invalid_request_error', code: 'model_not_found', param: 'model' },
    ])
    const path = await gateway.fetch('/v1/embeddings', { headers: { ...headers, accept: 'text/html' } })
    expect([path.status, (await path.json()).error.code]).toEqual([404, 'unknown_url'])
    const method = await gateway.fetch('/v1/chat/completions', { headers })
    expect([method.status, (await method.json()).error.code]).toEqual([405, 'method_not_allowed'])
  })

  it('is JSON for a body that is too large or no JSON', async () => {
    for (const [text, status, code] of [
      ['{', 400, 'bad_json'],
      [JSON.stringify({ ...body, x: 'x'.repeat(1_048_576) }), 413, 'body_too_large'],
    ] as const) {
      const init = { method: 'POST', body: text, headers: { ...headers, 'Content-Type': 'application/json' } }
      const response = await gateway.fetch('/v1/chat/completions', init)
      expect([response.status, (await response.json()).error.code]).toEqual([status, code])
    }
  })

  it('takes a long conversation of every script, and cuts what is too long before the question', async () => {
    const history = Array.from({ length: 6 }, (_, turn) => ({ role: turn % 2 === 0 ? 'user' : 'assistant', content: '猫'.repeat(15_000) }))
    const messages = [
      { role: 'system', content: 's'.repeat(100_000) },
      ...history,
      { role: 'assistant', content: 'a'.repeat(20_000) },
      { role: 'user', content: 'q'.repeat(16_000) },
    ]
    expect((await ask({ messages })).status).toBe(200)
    const sent = lastAsk()
    expect([sent?.callerData.length, sent?.messages.at(-2)?.content.length, sent?.messages.at(-1)?.content.length]).toEqual([
      16_000, 16_000, 16_000,
    ])
    const tooLong = await ask({ messages: [{ role: 'user', content: 'q'.repeat(16_001) }] })
    const { param, code } = (await tooLong.json()).error
    expect([tooLong.status, param, code]).toEqual([400, 'messages', 'context_length_exceeded'])
  })

  it('reports a failed answer: as an error before the end of a stream, and as 503 of a whole one', async () => {
    answering([
      { chunk: { seq: 1, content: 'Good' } },
      { failure: { seq: 2, error: 'The model is busy', reason: 'MODEL_BUSY', retryAfter: 20 } },
    ])
    const whole = await ask()
    expect([whole.status, whole.headers.get('retry-after'), (await whole.json()).error.code]).toEqual([503, '20', 'model_busy'])
    const stream = await requestRaw(`${gateway.url}/v1/chat/completions`, { method: 'POST', body: { ...body, stream: true }, headers })
    const error = { message: 'The model is busy', type: 'server_error', code: 'model_busy', param: null }
    expect((await stream.ended).split('\n\n').at(-2)).toBe(`data: ${JSON.stringify({ error })}`)
  })

  it.each([true, false])('ends the call to chat when the client disconnects (stream: %s)', async (stream) => {
    const aborted = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    gateway.chat.on('Ask', async ({ call }, emit) => {
      await emit({ started: { generationId } })
      begun.resolve()
      await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
      aborted.resolve()
    })
    const abort = new AbortController()
    const init = { method: 'POST', body: JSON.stringify({ ...body, stream }), signal: abort.signal }
    const asked = gateway.fetch('/v1/chat/completions', { ...init, headers: { ...headers, 'Content-Type': 'application/json' } })
    asked.catch(() => undefined)
    await begun.promise
    abort.abort()
    await aborted.promise
  })

  it.each([true, false])('asks nothing when the client disconnects while the persona is looked up (stream: %s)', async (stream) => {
    const other = await startGateway()
    try {
      const found = Promise.withResolvers<void>()
      other.persona.on('GetPersona', async () => {
        await found.promise
        return { id: 'p-1', slug: 'plato' }
      })
      other.chat.on('Ask', async (_request, emit) => void (await emit(done(''))))
      const abort = new AbortController()
      const init = { method: 'POST', body: JSON.stringify({ ...body, stream }), signal: abort.signal }
      const key = await other.asKey(['chat'])
      const asked = other.fetch('/v1/chat/completions', { ...init, headers: { ...key, 'Content-Type': 'application/json' } })
      asked.catch(() => undefined)
      await eventually(() => expect(other.persona.calls('GetPersona')).toHaveLength(1))
      abort.abort()
      await expect(asked).rejects.toThrow()
      await eventually(() => expect(other.persona.calls('GetPersona')[0]?.call.signal.aborted).toBe(true))
      found.resolve()
      // Its place is free once its response is closed and its handler has ended.
      expect((await other.post('/v1/chat/completions', body, key)).status).toBe(200)
      expect(other.chat.calls('Ask')).toHaveLength(1)
    } finally {
      await other.stop()
    }
  })

  it.each([true, false])(
    'marks an answer that the gateway cuts, so that it is free, before it ends the call (stream: %s)',
    async (stream) => {
      const stopping = await startGateway({ STOP_GRACE_MS: '100' })
      const order: string[] = []
      stopping.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'plato' }))
      stopping.chat.on('InterruptAsk', ({ request, caller }) => {
        order.push(`interrupt ${request.generationId} ${caller.kind}`)
        return {}
      })
      stopping.chat.on('Ask', async ({ call }, emit) => {
        await emit({ started: { generationId } })
        await emit({ chunk: { seq: 1, content: 'Good' } })
        order.push('shown')
        await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
        order.push('end')
      })
      const asked = stopping.post('/v1/chat/completions', { ...body, stream }, await stopping.asKey(['chat']))
      await eventually(async () => {
        const metrics = await (await fetch(`${stopping.opsUrl}/metrics`)).text()
        expect([metrics.includes('rostra_open_streams 1'), order]).toEqual([true, ['shown']])
      })
      const stopped = stopping.stop()
      const response = await asked
      const text = await response.text()
      await stopped
      expect([response.status, text.includes('connection_lost')]).toEqual([stream ? 200 : 503, true])
      await eventually(() => expect(order).toEqual(['shown', `interrupt ${generationId} anonymous`, 'end']))
    },
  )

  it('counts as a send of the member', async () => {
    const other = await startGateway()
    try {
      const key = await other.asKey(['chat'], 'busy')
      const second = await other.asKey(['chat', 'read'], 'busy')
      other.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'plato' }))
      other.chat.on('Ask', async (_request, emit) => void (await emit(done(''))))
      for (let call = 0; call < 60; call++)
        expect((await other.post('/v1/chat/completions', body, call % 2 ? key : second)).status).toBe(200)
      const refused = await other.post('/v1/chat/completions', body, key)
      expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'rate_limit_exceeded'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.headers.get('x-ratelimit-remaining-requests')).toBe('0')
      expect(refused.headers.get('x-ratelimit-reset-requests')).toBe(`${refused.headers.get('retry-after')}s`)
    } finally {
      await other.stop()
    }
  })
})

it('a call of a creator’s own model does not lead back here', async () => {
  const response = await ask({}, { 'User-Agent': memberAddressAgent })
  const message = 'A persona of this product cannot answer through this product'
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { message, type: 'invalid_request_error', code: 'own_model_loop', param: null } },
  ])
  expect((await gateway.fetch('/v1/models', { headers: { ...headers, 'User-Agent': memberAddressAgent } })).status).toBe(400)
})

describe('GET /v1/models', () => {
  const persona = (slug: string) => ({ id: slug, slug, name: slug.toUpperCase(), ownerId: 'ada', createdAt: '2026-01-02T00:00:00.000Z' })

  it('lists the own personas, with the scope experts the circle, the saved ones and those of today, each once', async () => {
    gateway.persona.on('ListOwnPersonas', () => ({ personas: [persona('own')] }))
    gateway.experts.on('GetCircle', () => ({ entries: [{ personaId: 'x', position: 0, persona: persona('expert') }] }))
    gateway.persona.on('ListBookmarks', () => ({ bookmarks: [{ persona: persona('saved') }, {}, { persona: persona('own') }] }))
    gateway.persona.on('ListFeaturedPersonas', () => ({ personas: Array.from({ length: 300 }, (_, index) => persona(`today-${index}`)) }))
    const list = async (...scopes: ('read' | 'experts')[]) => {
      const response = await gateway.fetch('/v1/models', { headers: await gateway.asKey(scopes) })
      return { status: response.status, ...(await response.json()) }
    }
    const idsOf = ({ data }: { data: { id: string }[] }) => data.slice(0, 4).map(({ id }) => id)
    const { status, object, data } = await list('experts')
    expect([status, object, data.length]).toEqual([200, 'list', 200])
    expect(idsOf({ data })).toEqual(['own', 'expert', 'saved', 'today-0'])
    expect(idsOf(await list('read'))).toEqual(['own', 'saved', 'today-0', 'today-1'])
    expect(data[0]).toEqual({
      id: 'own',
      object: 'model',
      created: 1_767_312_000,
      owned_by: 'ada',
      name: 'OWN',
      description: '',
      own_model: false,
    })
  })

  it('says that a model of its creator answers for a persona', async () => {
    gateway.persona.on('GetPersona', () => ({ ...persona('hosted'), hasOwnModel: true }))
    const response = await gateway.fetch('/v1/models/hosted', { headers })
    expect(await response.json()).toMatchObject({ id: 'hosted', own_model: true })
  })

  it('returns any persona that the member may see', async () => {
    gateway.persona.on('GetPersona', ({ request, caller }) => {
      expect([request.slug, caller.kind]).toEqual(['hidden', 'member'])
      return persona('hidden')
    })
    const response = await gateway.fetch('/v1/models/hidden', { headers })
    expect([response.status, (await response.json()).id]).toEqual([200, 'hidden'])
  })
})
