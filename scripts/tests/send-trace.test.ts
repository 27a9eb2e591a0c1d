import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type RecordedSpans, recordSpans } from '@rostra/kit/testing/recorded-spans'
import { createApiClient } from '../client/api-client.ts'
import { registerMember } from '../client/register-member.ts'
import { createExperts } from '../fault-harness/discussions.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

const secret = 'a secret that no trace contains 4711'

describe('a send is one trace', () => {
  let harness: TestProduct
  let product: Product
  let persona: string | undefined
  let spans: RecordedSpans
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start()
    ;[persona] = await createExperts(await registerMember([product.url]), 1)
    spans = recordSpans()
  }, 60_000)
  afterAll(async () => {
    await spans.end()
    await harness.end()
  })

  /** Sends a message as a guest with a traceparent header of its own, and reads the answer to its end. */
  async function send(requestId: string) {
    const guest = createApiClient([product.url])
    const headers = { 'x-request-id': requestId, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    const message = { conversationId: await guest.startConversation(persona), content: secret, requestId: randomUUID() }
    const { response } = await guest.open('POST', '/api/messages/stream', message, { headers })
    expect(await response?.text()).toContain('"done":true')
  }

  /** Returns the spans of a request's trace, once its events were handled. */
  async function traceOf(requestId: string) {
    const all = await eventually(() => {
      const rootSpan = spans.all().find(({ attributes }) => attributes['rostra.request_id'] === requestId && 'http.route' in attributes)
      const trace = spans.all().filter((span) => span.spanContext().traceId === rootSpan?.spanContext().traceId)
      expect(trace.filter(({ name }) => /^process .*chat\.exchange-finished\.v1$/.test(name))).not.toHaveLength(0)
      // A span is recorded when it ends, which is after those within it.
      const ids = new Set(trace.map((span) => span.spanContext().spanId))
      const orphans = trace.filter((span) => span !== rootSpan && !ids.has(span.parentSpanContext?.spanId ?? ''))
      expect(orphans.map(({ name }) => name)).toEqual([])
      return trace
    }, 30_000)
    const find = (id: string | undefined) => all.find((span) => span.spanContext().spanId === id)
    const pathTo = (span: (typeof all)[number] | undefined): string[] =>
      span ? [...pathTo(find(span.parentSpanContext?.spanId)), span.name.replace(/process .*\.chat/, 'process chat')] : []
    return { all, paths: all.map(pathTo) }
  }

  it('that spans HTTP, gRPC, the model call and the event consumers, without the browser’s traceparent, the sender or the message', async () => {
    const requestId = randomUUID()
    await send(requestId)
    const { all, paths } = await traceOf(requestId)
    const pathToSend = ['POST /api/messages/stream', 'rostra.chat.v1.ChatService/Send', 'rostra.chat.v1.ChatService/Send']
    expect(paths).toContainEqual([...pathToSend, 'chat offline'])
    expect(paths).toContainEqual([...pathToSend, 'process chat.exchange-finished.v1'])
    expect(paths.every(([first]) => first === 'POST /api/messages/stream')).toBe(true)
    const model = all.find(({ name }) => name === 'chat offline')
    expect(model?.events.map(({ name }) => name)).toEqual(['first token'])
    expect(model?.attributes).toMatchObject({ 'model.result': 'ok' })
    expect(spans.all().some((span) => span.spanContext().traceId === 'a'.repeat(32))).toBe(false)
    const spanTexts = spans.all().map(({ name, attributes, events, links }) => JSON.stringify({ name, attributes, events, links }))
    expect(spanTexts.filter((text) => /secret|4711|guest|127\.0\.0\.1/.test(text))).toEqual([])
  }, 60_000)
})
