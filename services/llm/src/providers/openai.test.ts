import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { Clock } from '@rostra/kit/async/clock'
import type { ChatRequest } from '../chat-model.ts'
import { bytes, FakeProvider, refused, streamed } from '../testing/fake-provider.ts'
import { ManualTimers } from '../testing/manual-timers.ts'
import { openAiModel } from './openai.ts'

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], usage: null })}\n\n`
const usage = 'data: {"id":"c1","choices":[],"usage":{"prompt_tokens":12,"completion_tokens":5}}\n\n'
const whole = [
  event({ role: 'assistant', content: '' }),
  event({ content: 'Gr' }),
  event({ content: 'üße, ' }),
  event({ content: 'she said "hi"\n' }),
  event({ content: '🌱' }),
  event({}, 'stop'),
  usage,
  'data: [DONE]\n\n',
].join('')
const text = 'Grüße, she said "hi"\n🌱'

let provider: FakeProvider | undefined
afterEach(async () => {
  await provider?.stop()
  provider = undefined
})

const hello = (signal: AbortSignal): ChatRequest => ({
  model: 'some-model',
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Hello' }],
  maxTokens: 100,
  signal,
})

interface StartedCall {
  pieces: string[]
  done: Promise<unknown>
  abort: () => void
}

async function start(
  scripts: ((response: ServerResponse) => void)[],
  options: { timers?: Clock; onText?: (text: string) => void } = {},
): Promise<StartedCall> {
  provider = new FakeProvider(...scripts)
  const baseUrl = `${await provider.start()}/v1/`
  const controller = new AbortController()
  const pieces: string[] = []
  const done = openAiModel({ baseUrl, apiKey: 'key-1', timers: options.timers }).stream(hello(controller.signal), (piece) => {
    pieces.push(piece)
    options.onText?.(piece)
  })
  done.catch(() => {})
  return { pieces, done, abort: () => controller.abort() }
}

describe('an OpenAI-compatible model', () => {
  it('sends the request that the protocol defines', async () => {
    const { done } = await start([streamed([whole])])
    await done
    expect(provider?.received[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1', accept: 'text/event-stream' },
      body: {
        model: 'some-model',
        stream: true,
        max_tokens: 100,
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'Hello' },
        ],
      },
    })
  })

  it.each([
    ['in one chunk', [whole]],
    ['with one byte per chunk', bytes(whole)],
    ['with CRLF lines', bytes(whole.replaceAll('\n\n', '\r\n\r\n'))],
    ['with comments in between', [`: waiting\n\n${whole}`]],
    ['without its last blank line', [whole.trimEnd()]],
    ['without [DONE] after the finish reason', [whole.replace('data: [DONE]\n\n', '')]],
  ])('reads an answer that arrives %s', async (_how, chunks) => {
    const { pieces, done } = await start([streamed(chunks)])
    expect(await done).toEqual({ inputTokens: 12, outputTokens: 5, finish: 'finished', reason: 'stop' })
    expect(pieces.join('')).toBe(text)
  })

  it('ignores reasoning and reports that the token limit ended the text', async () => {
    const { pieces, done } = await start([
      streamed([event({ reasoning_content: 'hmm', content: null }), event({ content: 'Hi' }), event({}, 'length'), 'data: [DONE]\n\n']),
    ])
    expect(await done).toMatchObject({ finish: 'length' })
    expect(pieces).toEqual(['Hi'])
  })

  it('retries twice while no text has arrived, then fails', async () => {
    const busy = refused(429, { error: { message: 'slow down' } }, { 'retry-after': '0' })
    const { pieces, done } = await start([busy, refused(503, {}, { 'retry-after': '0' }), streamed([whole])])
    await done
    expect(pieces.join('')).toBe(text)
    expect(provider?.received).toHaveLength(3)
    await provider?.stop()
    const second = await start([busy])
    await expect(second.done).rejects.toMatchObject({ kind: 'rate_limited', status: 429 })
    expect(provider?.received).toHaveLength(3)
  })

  it('does not retry if the provider asks for a wait of minutes', async () => {
    const { done } = await start([refused(429, {}, { 'retry-after': '120' })])
    await expect(done).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs: 120_000 })
    expect(provider?.received).toHaveLength(1)
  })

  it.each([
    [401, 'unauthorized'],
    [400, 'unknown_model'],
  ])('reports status %i as %s without a retry', async (status, kind) => {
    const { done } = await start([refused(status, { error: { message: 'no such model', code: 'model_not_found' } })])
    await expect(done).rejects.toMatchObject({ kind, status, message: `The provider answered ${status} (model_not_found)` })
    expect(provider?.received).toHaveLength(1)
  })

  it('reports an error event within the answer after passing on the text before it', async () => {
    const { pieces, done } = await start([streamed([event({ content: 'Half' }), 'data: {"error":{"code":"overloaded"}}\n\n'])])
    await expect(done).rejects.toMatchObject({ kind: 'provider', message: expect.stringContaining('(overloaded)') })
    expect(pieces).toEqual(['Half'])
  })

  it('reports a stream that ends early as a connection failure, without a retry', async () => {
    const { pieces, done } = await start([streamed([event({ content: 'Half' })])])
    await expect(done).rejects.toMatchObject({ kind: 'connection', retryable: false })
    expect(pieces).toEqual(['Half'])
    expect(provider?.received).toHaveLength(1)
  })

  it('rejects an event that is not JSON, and a response that is no event stream', async () => {
    const first = await start([streamed(['data: {oops\n\n'])])
    await expect(first.done).rejects.toMatchObject({ kind: 'malformed' })
    await provider?.stop()
    const second = await start([refused(200, { choices: [] })])
    await expect(second.done).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('closes the socket when the caller aborts, and passes on no further text', async () => {
    const closed = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const script = (response: ServerResponse) => {
      response.on('close', () => closed.resolve())
      void streamed([event({ content: 'One' }) + event({ content: 'Two' })], false)(response)
    }
    const call = await start([script], {
      onText: () => {
        call.abort()
        started.resolve()
      },
    })
    await started.promise
    await expect(call.done).rejects.toMatchObject({ kind: 'aborted' })
    await closed.promise
    expect(call.pieces).toEqual(['One'])
  })

  it('rejects with the error that a text listener throws', async () => {
    const { done } = await start([streamed([whole])], {
      onText: () => {
        throw new Error('listener broke')
      },
    })
    await expect(done).rejects.toThrow('listener broke')
  })

  it('tries three times to connect, each within the connect limit', async () => {
    let connections = 0
    const silent = createServer(() => connections++).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const baseUrl = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`
    const model = openAiModel({ baseUrl, apiKey: 'k', limits: { connectMs: 50 } })
    await expect(model.stream(hello(new AbortController().signal), () => {})).rejects.toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('to connect'),
    })
    expect(connections).toBe(3)
    silent.close()
    // undici checks its timers twice a second, and the SDK waits for 1 to 1.5 s between the attempts.
  }, 20_000)

  it('fails after 300 s without a first event from an address that is not known', async () => {
    const timers = new ManualTimers()
    const { done } = await start([() => [timers.advance(299_999), timers.advance(1)]], { timers })
    await expect(done).rejects.toMatchObject({ kind: 'silent', message: expect.stringContaining('first event') })
  })

  it('fails after 300 s without a further event', async () => {
    const timers = new ManualTimers()
    const onEvents: (() => void)[] = [() => timers.advance(200_000), () => setImmediate(() => [timers.advance(299_999), timers.advance(1)])]
    const { pieces, done } = await start([streamed([event({ content: 'One' }), event({ content: 'Two' })], false)], {
      timers,
      onText: () => onEvents.shift()?.(),
    })
    await expect(done).rejects.toMatchObject({ kind: 'silent', message: expect.stringContaining('next event') })
    expect(pieces).toEqual(['One', 'Two'])
    expect(timers.now()).toBe(500_000)
  })
})
