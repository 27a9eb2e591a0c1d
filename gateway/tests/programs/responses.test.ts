import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { wireCitation } from '../support/knowledge-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

const exchangeId = '692ac2b00123456789abcdef'
const firstId = '692ac2b00123456789abcdee'
const created = Number.parseInt(exchangeId.slice(0, 8), 16)
const body = { model: 'plato', input: 'Hello' }

let gateway: TestGateway
let headers: { authorization: string }

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
const answering = (events: object[], method: 'Send' | 'Ask' = 'Send') =>
  gateway.chat.on(method, async (_request, emit) => {
    for (const event of [{ started: { generationId: exchangeId } }, ...events]) await emit(event)
  })
const conversation = { id: 'c-1', personaId: 'p-1', personaSlug: 'plato' }
const stored = (more: object = {}) => ({
  conversation,
  userMessage: { id: 'u', content: 'Hello', createdAt: '2025-11-29T10:00:00.000Z' },
  botMessage: { id: 'b', content: 'Good day', status: 'MESSAGE_STATUS_COMPLETE' as const, end: 'ANSWER_END_FINISHED' as const },
  previousId: firstId,
  firstId,
  usage: { inputTokens: 2, outputTokens: 2 },
  ...more,
})

beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' }, { pingMs: 60_000 })
  headers = await gateway.asKey(['chat'])
  gateway.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'plato' }))
  gateway.chat.on('StartConversation', () => ({ conversation: { id: 'c-new' } }))
})
afterAll(() => gateway?.stop())
beforeEach(() => {
  answering([{ chunk: { seq: 1, content: 'Good ' } }, { chunk: { seq: 2, content: 'day' } }, done('Good day')])
  gateway.chat.on('GetExchange', () => stored())
})

const respond = (more: object = {}, extra: Record<string, string> = {}) =>
  gateway.post('/v1/responses', { ...body, ...more }, { ...headers, ...extra })
const item = (status: string, content: object[]) => ({ id: `msg_${exchangeId}`, type: 'message', role: 'assistant', status, content })
const text = (content: string, annotations: object[] = []) => ({ type: 'output_text', text: content, annotations, logprobs: [] })
const response = (more: object = {}) => ({
  id: `resp_${exchangeId}`,
  object: 'response',
  created_at: created,
  status: 'completed',
  model: 'plato',
  output: [item('completed', [text('Good day')])],
  error: null,
  incomplete_details: null,
  instructions: null,
  previous_response_id: null,
  store: true,
  metadata: {},
  max_output_tokens: null,
  usage: {
    input_tokens: 7,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 3,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 10,
  },
  temperature: null,
  top_p: null,
  tool_choice: 'none',
  tools: [],
  parallel_tool_calls: false,
  ...more,
})

describe('POST /v1/responses', () => {
  it('sends the message in a new conversation', async () => {
    const answer = await respond()
    expect([answer.status, await answer.json()]).toEqual([200, response()])
    const start = gateway.chat.calls('StartConversation').at(-1)?.request
    const send = gateway.chat.calls('Send').at(-1)?.request
    expect(start).toMatchObject({ personaId: 'p-1', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(send).toMatchObject({ conversationId: 'c-new', content: 'Hello', atStart: true, callerData: '', maxTokens: 0 })
    expect(send?.requestId).toBe(start?.requestId)
  })

  it('has instructions and earlier messages as data, the limit of tokens, and one request id for one key', async () => {
    const input = [
      { role: 'developer', content: 'In German' },
      { role: 'user', content: 'One' },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'First' }] },
      { role: 'user', content: [{ type: 'input_text', text: 'Two' }] },
    ]
    const sends = []
    for (const key of ['k', 'k', 'other']) {
      const more = { input, instructions: 'Be brief', max_output_tokens: 9, metadata: { a: 'b' }, temperature: 1 }
      const answer = await (await respond(more, { 'Idempotency-Key': key })).json()
      expect(answer).toMatchObject({ instructions: 'Be brief', max_output_tokens: 9, metadata: { a: 'b' } })
      sends.push(gateway.chat.calls('Send').at(-1)?.request)
    }
    const callerData = 'Be brief\n\nIn German\n\nEarlier messages that came with this one:\nThe person: One\n\nYou: First'
    expect(sends[0]).toMatchObject({ content: 'Two', callerData, maxTokens: 9 })
    const ids = sends.map((send) => send?.requestId)
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('continues the conversation of the previous response, of the same persona only', async () => {
    const previous_response_id = `resp_${firstId}`
    const answer = await (await respond({ previous_response_id })).json()
    expect(answer.previous_response_id).toBe(previous_response_id)
    expect(gateway.chat.calls('Send').at(-1)?.request).toMatchObject({ conversationId: 'c-1', afterExchangeId: firstId, atStart: false })
    // The persona has another slug since the conversation began.
    gateway.chat.on('GetExchange', () => stored({ conversation: { ...conversation, personaSlug: 'platon' } }))
    expect((await respond({ previous_response_id })).status).toBe(200)
    gateway.chat.on('GetExchange', () => stored({ conversation: { ...conversation, personaId: 'p-2' } }))
    // Another persona has the slug of the one that was asked.
    const other = await respond({ previous_response_id })
    expect([other.status, (await other.json()).error.param]).toEqual([400, 'model'])
    gateway.chat.on('GetExchange', () => {
      throw new DomainError('not_found', 'GENERATION_NOT_FOUND', 'Generation not found')
    })
    const unknown = await respond({ previous_response_id })
    expect([unknown.status, (await unknown.json()).error.code]).toEqual([404, 'response_not_found'])
    const wrong = await respond({ previous_response_id: 'resp_x' })
    expect([wrong.status, (await wrong.json()).error.param]).toEqual([400, 'previous_response_id'])
  })

  it('keeps nothing with store: false', async () => {
    answering([done('Good day')], 'Ask')
    const before = gateway.chat.calls('StartConversation').length
    const answer = await respond({ store: false, instructions: 'Be brief' }, { 'Idempotency-Key': 'k' })
    expect(await answer.json()).toEqual(response({ store: false, instructions: 'Be brief' }))
    expect(gateway.chat.calls('Ask').at(-1)?.request).toMatchObject({
      personaId: 'p-1',
      messages: [{ content: 'Hello', isFromPersona: false }],
      callerData: 'Be brief',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(gateway.chat.calls('StartConversation').length).toBe(before)
    const refused = await respond({ store: false, previous_response_id: `resp_${firstId}` })
    expect([refused.status, (await refused.json()).error.param]).toEqual([400, 'previous_response_id'])
  })

  const streamed = async (more: object = {}) => {
    const stream = await requestRaw(`${gateway.url}/v1/responses`, { method: 'POST', body: { ...body, stream: true, ...more }, headers })
    const events = (await stream.ended).split('\n\n').filter((event) => event !== '')
    return events.map((event, index) => {
      const [name = '', data = ''] = event.split('\n')
      const json = JSON.parse(data.slice('data: '.length))
      expect([name, json.sequence_number]).toEqual([`event: ${json.type}`, index])
      return json
    })
  }
  const place = { item_id: `msg_${exchangeId}`, output_index: 0, content_index: 0 }

  it('streams typed events in OpenAI’s order', async () => {
    const citation = wireCitation()
    answering([{ chunk: { seq: 1, content: 'Mice ' } }, { chunk: { seq: 2, content: '[2]' } }, done('Mice [2]', { citations: [citation] })])
    const annotation = { type: 'file_citation', file_id: citation.sourceId, filename: citation.title, index: 5, quote: citation.excerpt }
    const whole = item('completed', [text('Mice [2]', [annotation])])
    const open = response({ status: 'in_progress', output: [], usage: null })
    const events = (await streamed()).map(({ sequence_number, ...event }) => event)
    expect(events).toEqual([
      { type: 'response.created', response: open },
      { type: 'response.in_progress', response: open },
      { type: 'response.output_item.added', output_index: 0, item: item('in_progress', []) },
      { type: 'response.content_part.added', ...place, part: text('') },
      { type: 'response.output_text.delta', ...place, delta: 'Mice ', logprobs: [] },
      { type: 'response.output_text.delta', ...place, delta: '[2]', logprobs: [] },
      { type: 'response.output_text.annotation.added', ...place, annotation_index: 0, annotation },
      { type: 'response.output_text.done', ...place, text: 'Mice [2]', logprobs: [] },
      { type: 'response.content_part.done', ...place, part: text('Mice [2]', [annotation]) },
      { type: 'response.output_item.done', output_index: 0, item: whole },
      { type: 'response.completed', response: response({ output: [whole] }) },
    ])
  })

  it('ends as incomplete at the limit of tokens, and as failed with a message', async () => {
    answering([{ chunk: { seq: 1, content: 'Good' } }, done('Good', { end: 'ANSWER_END_LENGTH' })])
    const cut = (await streamed()).at(-1)
    expect([cut.type, cut.response.status, cut.response.incomplete_details]).toEqual([
      'response.incomplete',
      'incomplete',
      { reason: 'max_output_tokens' },
    ])
    answering([{ chunk: { seq: 1, content: 'Go' } }, done('Go', { status: 'MESSAGE_STATUS_STOPPED', end: 'ANSWER_END_STOPPED' })])
    const halted = (await streamed()).at(-1)
    expect([halted.type, halted.response.status, halted.response.output[0].status]).toEqual([
      'response.incomplete',
      'incomplete',
      'incomplete',
    ])
    answering([{ chunk: { seq: 1, content: 'Go' } }, { failure: { seq: 2, error: 'The model is busy', reason: 'MODEL_BUSY' } }])
    const failed = (await streamed()).at(-1)
    expect([failed.type, failed.response.status, failed.response.error]).toEqual([
      'response.failed',
      'failed',
      { code: 'server_error', message: 'The model is busy' },
    ])
  })

  it.each([
    ['a file', { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'f' }] }] }, 'input'],
    ['the output of a tool', { input: [{ type: 'function_call_output', call_id: 'c', output: '1' }] }, 'input'],
    ['no message of the user', { input: [{ role: 'assistant', content: 'Hi' }] }, 'input'],
    ['an empty input', { input: '  ' }, 'input'],
    ['a conversation of OpenAI', { conversation: 'conv_1' }, 'conversation'],
    ['a response in the background', { background: true }, 'background'],
  ])('refuses %s', async (_what, more, param) => {
    const refused = await respond(more)
    expect([refused.status, (await refused.json()).error]).toMatchObject([400, { type: 'invalid_request_error', param }])
  })
})

describe('a stored response that breaks off', () => {
  const breaksOff = () => {
    gateway.chat.on('Send', async (_request, emit) => {
      await emit({ started: { generationId: exchangeId } })
      await emit({ chunk: { seq: 1, content: 'Good ' } })
      throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'Gone')
    })
  }
  const streamText = async () => {
    const init = { method: 'POST', body: { ...body, stream: true }, headers }
    return (await requestRaw(`${gateway.url}/v1/responses`, init)).ended
  }

  it('continues at another replica, whole and streamed', async () => {
    breaksOff()
    gateway.chat.on('FollowGeneration', async (_request, emit) => {
      for (const event of [{ started: { generationId: exchangeId } }, { chunk: { seq: 2, content: 'day' } }, done('Good day')])
        await emit(event)
    })
    expect(await (await respond()).json()).toEqual(response())
    expect(gateway.chat.calls('FollowGeneration').at(-1)?.request).toEqual({ generationId: exchangeId, after: 1 })
    const text = await streamText()
    expect([text.match(/event: response.created/g)?.length, text.includes('"delta":"day"'), text.includes('response.completed')]).toEqual([
      1,
      true,
      true,
    ])
  })

  it('is not reported as failed when it cannot be followed, and is not to be repeated without a key', async () => {
    breaksOff()
    gateway.chat.on('FollowGeneration', () => {
      throw new DomainError('not_found', 'GENERATION_NOT_FOUND', 'Generation not found')
    })
    const whole = await respond()
    expect([whole.status, whole.headers.get('x-should-retry')]).toEqual([503, 'false'])
    expect((await whole.json()).error).toMatchObject({ code: 'connection_lost', message: expect.stringContaining('goes on') })
    const keyed = await respond({}, { 'Idempotency-Key': 'again' })
    expect([keyed.status, keyed.headers.get('x-should-retry')]).toEqual([503, null])
    const text = await streamText()
    expect([text.includes('response.failed'), text.includes('"type":"error"')]).toEqual([false, true])
  })

  it('is not to be repeated by itself after a failure, which may have been paid for', async () => {
    answering([{ chunk: { seq: 1, content: 'Go' } }, { failure: { seq: 2, error: 'The model is busy', reason: 'MODEL_BUSY' } }])
    const keyed: Record<string, string> = { 'Idempotency-Key': 'failed' }
    for (const extra of [{}, keyed]) {
      const failed = await respond({}, extra)
      expect([failed.status, failed.headers.get('x-should-retry')]).toEqual([503, 'false'])
    }
    answering([{ failure: { seq: 1, error: 'The model is busy', reason: 'MODEL_BUSY' } }], 'Ask')
    expect((await respond({ store: false })).headers.get('x-should-retry')).toBeNull()
  })
})

describe('a new conversation of a response', () => {
  it('is deleted when its message is refused, unless it has one, and a continued one stays', async () => {
    const deletions = () => gateway.chat.calls('DeleteConversation').map(({ request }) => request)
    gateway.chat.on('DeleteConversation', () => ({}))
    gateway.chat.on('Send', () => {
      throw new DomainError('state', 'INSUFFICIENT_CREDITS', 'Too few')
    })
    const before = deletions().length
    expect((await respond({ previous_response_id: `resp_${firstId}` })).status).toBe(402)
    for (const stream of [false, true]) expect((await respond({ stream })).status).toBe(402)
    const unused = { conversationId: 'c-new', onlyUnused: true }
    await eventually(() => expect(deletions().slice(before)).toEqual([unused, unused]))
  })

  it('counts against the limit of conversations that a member starts, and is 409 for a member who has too many', async () => {
    const other = await startGateway()
    try {
      const key = await other.asKey(['chat'])
      other.persona.on('GetPersona', () => ({ id: 'p-1', slug: 'plato' }))
      other.chat.on('StartConversation', () => {
        throw new DomainError('state', 'CONVERSATION_LIMIT', 'Too many')
      })
      const statuses: number[] = []
      for (let call = 0; call < 41; call++) statuses.push((await other.post('/v1/responses', body, key)).status)
      expect([new Set(statuses.slice(0, 40)), statuses[40]]).toEqual([new Set([409]), 429])
    } finally {
      await other.stop()
    }
  })
})

describe('/v1/responses/{id}', () => {
  const get = async (id: string, method = 'GET') => gateway.fetch(`/v1/responses/${id}`, { method, headers })

  it('returns a stored response', async () => {
    const answer = await get(`resp_${exchangeId}`)
    const usage = response().usage
    expect([answer.status, await answer.json()]).toEqual([
      200,
      response({
        created_at: Date.parse('2025-11-29T10:00:00.000Z') / 1_000,
        previous_response_id: `resp_${firstId}`,
        usage: { ...usage, input_tokens: 2, output_tokens: 2, total_tokens: 4 },
      }),
    ])
    gateway.chat.on('GetExchange', () => stored({ botMessage: null, running: true }))
    expect(await (await get(`resp_${exchangeId}`)).json()).toMatchObject({ status: 'in_progress', output: [] })
    expect((await get('nothing')).status).toBe(400)
  })

  it('deletes the conversation that begins with the response, and no later one alone', async () => {
    const deleted: string[] = []
    gateway.chat.on('DeleteConversation', ({ request }) => {
      deleted.push(request.conversationId)
      return {}
    })
    const later = await get(`resp_${exchangeId}`, 'DELETE')
    const { error } = await later.json()
    expect([later.status, error.code, error.message.includes(`resp_${firstId}`)]).toEqual([409, 'response_in_conversation', true])
    const first = await get(`resp_${firstId}`, 'DELETE')
    expect([first.status, await first.json()]).toEqual([200, { id: `resp_${firstId}`, object: 'response', deleted: true }])
    expect(deleted).toEqual(['c-1'])
  })
})
