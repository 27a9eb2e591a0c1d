import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { processClock } from '@rostra/kit/async/clock'
import type { ChatRequest } from '../chat-model.ts'
import { FakeProvider, refused, streamed } from '../testing/fake-provider.ts'
import { anthropicModel } from './anthropic.ts'
import { limitsFor } from './call/call-limits.ts'
import { ProviderCall } from './call/provider-call.ts'
import { createProviderFetch } from './call/provider-fetch.ts'
import { openAiModel } from './openai.ts'

const event = (content: string) => `data: {"choices":[{"index":0,"delta":{"content":"${content}"},"finish_reason":null}]}\n\n`
const whole = `${event('Hello')}data: [DONE]\n\n`
const headersThenBreak = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  setImmediate(() => response.destroy())
}

let provider: FakeProvider
afterEach(() => provider.stop())

async function start(scripts: ((response: ServerResponse) => void)[], { backoffMs = 1, connect = openAiModel } = {}) {
  provider = new FakeProvider(...scripts)
  const model = connect({ baseUrl: `${await provider.start()}/v1`, apiKey: 'k', limits: { backoffMs } })
  const controller = new AbortController()
  const request: ChatRequest = { model: 'm', system: 's', messages: [], maxTokens: 10, signal: controller.signal }
  let text = ''
  const done = model.stream(request, (piece) => {
    text += piece
  })
  done.catch(() => {})
  return { done, abort: () => controller.abort(), text: () => text }
}

describe('retrying', () => {
  it('waits half a second and then a second, each with up to half of it on top', async () => {
    provider = new FakeProvider(refused(503, {}))
    const url = await provider.start()
    const reader = { read: () => 'more' as const, isComplete: () => false }
    const limits = limitsFor(url)
    const call = new ProviderCall({ reader, signal: new AbortController().signal, timers: processClock, limits })
    const fetch = createProviderFetch(limits)
    const attempt = () => fetch(url, { method: 'POST', body: '{}', ...call.requestOptions.fetchOptions } as RequestInit)
    for (const least of [500, 1000]) {
      const wait = Number((await attempt()).headers.get('retry-after-ms'))
      expect(wait).toBeGreaterThanOrEqual(least)
      expect(wait).toBeLessThan(least * 1.5)
    }
    expect((await attempt()).headers.get('retry-after-ms')).toBeNull()
    expect(provider.received).toHaveLength(3)
  })

  it.each([
    ['OpenAI', openAiModel],
    ['Anthropic', anthropicModel],
  ])('ends after two retries with the %s SDK', async (_name, connect) => {
    const { done } = await start([refused(500, {})], { connect })
    await expect(done).rejects.toMatchObject({ kind: 'provider', status: 500, retryAfterMs: undefined })
    expect(provider.received).toHaveLength(3)
  })

  it('ends when the caller aborts during the wait', async () => {
    const responded = Promise.withResolvers<void>()
    const script = (response: ServerResponse) => {
      void once(response, 'finish').then(() => responded.resolve())
      refused(503, {}, { 'retry-after': '9' })(response)
    }
    const { done, abort } = await start([script])
    await responded.promise
    abort()
    await expect(done).rejects.toMatchObject({ kind: 'aborted' })
    expect(provider.received).toHaveLength(1)
  })

  it('does not happen after the first text', async () => {
    const script = async (response: ServerResponse) => {
      await streamed([event('Half')], false)(response)
      response.destroy()
    }
    const { done, text } = await start([script])
    await expect(done).rejects.toMatchObject({ kind: 'connection', retryable: false })
    expect(text()).toBe('Half')
    expect(provider.received).toHaveLength(1)
  })

  it('follows a response that breaks before its first event', async () => {
    const { done, text } = await start([headersThenBreak, streamed([whole])])
    await done
    expect(text()).toBe('Hello')
    expect(provider.received).toHaveLength(2)
  })

  it('follows a stream that ends before its first event', async () => {
    const { done, text } = await start([streamed([': waiting\n\n']), streamed([whole])])
    await done
    expect(text()).toBe('Hello')
    expect(provider.received).toHaveLength(2)
  })
})
