import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { ChatRequest } from './chat-model.ts'
import { bytes, FakeProvider, refused, streamed } from './fake-provider.ts'
import { ManualTimers } from './manual-timers.ts'
import { openAiModel } from './openai.ts'
import type { Timers } from './timers.ts'

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

interface Asked {
  pieces: string[]
  done: Promise<unknown>
  abort: () => void
}

async function ask(
  scripts: ((response: ServerResponse) => void)[],
  options: { timers?: Timers; onText?: (text: string) => void } = {},
): Promise<Asked> {
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
  it('sends what the protocol asks for', async () => {
    const { done } = await ask([streamed([whole])])
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
    ['in one piece', [whole]],
    ['with each byte alone', bytes(whole)],
    ['with CRLF lines', bytes(whole.replaceAll('\n\n', '\r\n\r\n'))],
    ['with comments in between', [`: waiting\n\n${whole}`]],
    ['without its last blank line', [whole.trimEnd()]],
    ['without [DONE] after the finish reason', [whole.replace('data: [DONE]\n\n', '')]],
  ])('reads a reply that comes %s', async (_how, pieces) => {
    const { pieces: got, done } = await ask([streamed(pieces)])
    expect(await done).toEqual({ inputTokens: 12, outputTokens: 5, finish: 'stop' })
    expect(got.join('')).toBe(text)
  })

  it('passes over thoughts and says when the limit cut the text off', async () => {
    const { pieces, done } = await ask([
      streamed([event({ reasoning_content: 'hmm', content: null }), event({ content: 'Hi' }), event({}, 'length'), 'data: [DONE]\n\n']),
    ])
    expect(await done).toMatchObject({ finish: 'length' })
    expect(pieces).toEqual(['Hi'])
  })

  it('tries again while nothing has arrived, and gives up after two retries', async () => {
    const busy = refused(429, { error: { message: 'slow down' } }, { 'retry-after': '0' })
    const { pieces, done } = await ask([busy, refused(503, {}, { 'retry-after': '0' }), streamed([whole])])
    await done
    expect(pieces.join('')).toBe(text)
    expect(provider?.received).toHaveLength(3)
    await provider?.stop()
    const second = await ask([busy])
    await expect(second.done).rejects.toMatchObject({ kind: 'rate_limited', status: 429 })
    expect(provider?.received).toHaveLength(3)
  })

  it('does not wait for a provider that asks for minutes', async () => {
    const { done } = await ask([refused(429, {}, { 'retry-after': '120' })])
    await expect(done).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs: 120_000 })
    expect(provider?.received).toHaveLength(1)
  })

  it.each([
    [401, 'unauthorized'],
    [400, 'rejected'],
  ])('reports a %i at once as %s', async (status, kind) => {
    const { done } = await ask([refused(status, { error: { message: 'no such model' } })])
    await expect(done).rejects.toMatchObject({ kind, status, message: expect.stringContaining('no such model') })
    expect(provider?.received).toHaveLength(1)
  })

  it('reports an error event in mid-reply and keeps what was said', async () => {
    const { pieces, done } = await ask([streamed([event({ content: 'Half' }), 'data: {"error":{"message":"overloaded"}}\n\n'])])
    await expect(done).rejects.toMatchObject({ kind: 'provider', message: expect.stringContaining('overloaded') })
    expect(pieces).toEqual(['Half'])
  })

  it('takes a stream that just ends for broken, and does not say the words twice', async () => {
    const { pieces, done } = await ask([streamed([event({ content: 'Half' })])])
    await expect(done).rejects.toMatchObject({ kind: 'connection', retryable: false })
    expect(pieces).toEqual(['Half'])
    expect(provider?.received).toHaveLength(1)
  })

  it('refuses an event that is not JSON, and an answer that is no stream', async () => {
    const first = await ask([streamed(['data: {oops\n\n'])])
    await expect(first.done).rejects.toMatchObject({ kind: 'malformed' })
    await provider?.stop()
    const second = await ask([refused(200, { choices: [] })])
    await expect(second.done).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('closes the socket as soon as the caller aborts, and says nothing more', async () => {
    const closed = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const script = (response: ServerResponse) => {
      response.on('close', () => closed.resolve())
      void streamed([event({ content: 'One' }) + event({ content: 'Two' })], false)(response)
    }
    const asked = await ask([script], {
      onText: () => {
        asked.abort()
        started.resolve()
      },
    })
    await started.promise
    await expect(asked.done).rejects.toMatchObject({ kind: 'aborted' })
    await closed.promise
    expect(asked.pieces).toEqual(['One'])
  })

  it('ends a call whose listener throws, with that error', async () => {
    const { done } = await ask([streamed([whole])], {
      onText: () => {
        throw new Error('listener broke')
      },
    })
    await expect(done).rejects.toThrow('listener broke')
  })

  it('gives up on a connection that does not come about within 5 s, and tries it three times', async () => {
    const timers = new ManualTimers()
    let tries = 0
    const silent = createServer(() => {
      tries++
      timers.advance(5_000)
      setImmediate(() => timers.advance(2_000))
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const baseUrl = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`
    await expect(openAiModel({ baseUrl, apiKey: 'k', timers }).stream(hello(new AbortController().signal), () => {})).rejects.toMatchObject(
      {
        kind: 'timeout',
        message: expect.stringContaining('to connect'),
      },
    )
    expect(tries).toBe(3)
    silent.close()
  })

  it('gives up after 30 s without a first event', async () => {
    const timers = new ManualTimers()
    const { done } = await ask([() => timers.advance(30_000)], { timers })
    await expect(done).rejects.toMatchObject({ kind: 'timeout', message: expect.stringContaining('first event') })
  })

  it('gives up after a gap of 30 s, counted from the last event', async () => {
    const timers = new ManualTimers()
    const heard: (() => void)[] = [() => timers.advance(20_000), () => setImmediate(() => [timers.advance(29_999), timers.advance(1)])]
    const { pieces, done } = await ask([streamed([event({ content: 'One' }), event({ content: 'Two' })], false)], {
      timers,
      onText: () => heard.shift()?.(),
    })
    await expect(done).rejects.toMatchObject({ kind: 'timeout', message: expect.stringContaining('next event') })
    expect(pieces).toEqual(['One', 'Two'])
    expect(timers.now()).toBe(50_000)
  })
})
