import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { ChatMessage, ChatModel } from '../chat-model.ts'
import { observedModel } from '../observed-model.ts'
import { FakeProvider, refused, streamed } from '../testing/fake-provider.ts'
import { ManualTimers } from '../testing/manual-timers.ts'
import { anthropicModel } from './anthropic.ts'
import { openAiModel } from './openai.ts'

const providers = [
  ['OpenAI', openAiModel, 'data: {"choices":[{"index":0,"delta":{"content":"Hi"},"finish_reason":null}]}\n\n', 'data: [DONE]\n\n'],
  [
    'Anthropic',
    anthropicModel,
    'data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"Hi"}}\n\n',
    'data: {"type":"message_stop"}\n\n',
  ],
] as const

let provider: FakeProvider
afterEach(() => provider.stop())

async function serve(...scripts: ((response: ServerResponse) => void)[]): Promise<string> {
  provider = new FakeProvider(...scripts)
  return `${await provider.start()}/v1`
}

const request = (messages: ChatMessage[] = [], signal = new AbortController().signal) => ({
  model: 'm',
  system: 's',
  messages,
  maxTokens: 10,
  signal,
})

/** Waits until undici reuses a connection: one turn of the event loop after the end of its response. */
const undiciFreesConnection = () => new Promise(setImmediate)

/** Starts a call and keeps no reference to its messages. */
function startWithPrompt(model: ChatModel, onText: () => void) {
  const controller = new AbortController()
  const messages: ChatMessage[] = [{ role: 'user', content: 'a long prompt' }]
  const done = model.stream(request(messages, controller.signal), onText)
  done.catch(() => {})
  return { done, abort: () => controller.abort(), message: new WeakRef(messages[0] as ChatMessage) }
}

async function collectGarbage(rounds: number): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (let round = 0; round < rounds; round++) {
    await new Promise(setImmediate)
    collect()
  }
}

describe.each(providers)('a connection to %s', (_name, connect, text, end) => {
  it('is reused by the next call', async () => {
    const whole = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text + end)
    const model = connect({ baseUrl: await serve(whole, refused(400, {}), whole), apiKey: 'k' })
    await model.stream(request(), () => {})
    await undiciFreesConnection()
    await expect(model.stream(request(), () => {})).rejects.toMatchObject({ kind: 'rejected' })
    await undiciFreesConnection()
    await model.stream(request(), () => {})
    expect(provider.connections).toBe(1)
  })

  it('is closed if the response does not end within 1 s of the last event', async () => {
    const closed = Promise.withResolvers<void>()
    const timers = new ManualTimers()
    const baseUrl = await serve((response) => {
      response.on('close', () => closed.resolve())
      void streamed([text, end], false)(response)
    })
    await connect({ baseUrl, apiKey: 'k', timers }).stream(request(), () => {})
    timers.advance(1_000)
    await closed.promise
  })

  it('is closed when the caller aborts before the response', async () => {
    const controller = new AbortController()
    const closed = Promise.withResolvers<void>()
    const baseUrl = await serve((response) => {
      response.on('close', () => closed.resolve())
      controller.abort()
    })
    const done = connect({ baseUrl, apiKey: 'k' }).stream(request([], controller.signal), () => {})
    await expect(done).rejects.toMatchObject({ kind: 'aborted' })
    await closed.promise
  })

  it('is not opened for a call that was aborted before', async () => {
    const baseUrl = await serve(streamed([text, end]))
    const done = connect({ baseUrl, apiKey: 'k' }).stream(request([], AbortSignal.abort()), () => {})
    await expect(done).rejects.toMatchObject({ kind: 'aborted' })
    expect(provider.connections).toBe(0)
  })

  it('does not keep the prompt in memory while the answer streams', async () => {
    const firstText = Promise.withResolvers<void>()
    const model = observedModel(connect({ baseUrl: await serve(streamed([text], false)), apiKey: 'k' }))
    const call = startWithPrompt(model, () => firstText.resolve())
    await firstText.promise
    await collectGarbage(3)
    expect(call.message.deref()).toBeUndefined()
    call.abort()
    await expect(call.done).rejects.toMatchObject({ kind: 'aborted' })
  }, 20_000)
})

it('reports a successful response without an event stream as malformed', async () => {
  const baseUrl = await serve((response) => response.writeHead(204).end())
  const done = openAiModel({ baseUrl, apiKey: 'k' }).stream(request(), () => {})
  await expect(done).rejects.toMatchObject({ kind: 'malformed' })
  expect(provider.received).toHaveLength(1)
})
