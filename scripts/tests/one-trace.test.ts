import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type RecordedSpans, recordSpans } from '@rostra/kit/testing/recorded-spans'
import type { Product } from '../product.ts'
import { createTestProduct, type TestProduct } from './test-product.ts'

const json = { 'content-type': 'application/json' }
const secret = 'a secret that no trace knows 4711'

describe('a send is one trace', () => {
  let world: TestProduct
  let product: Product
  let spans: RecordedSpans
  beforeAll(async () => {
    world = await createTestProduct()
    product = await world.start()
    spans = recordSpans()
  }, 60_000)
  afterAll(async () => {
    await spans.end()
    await world.end()
  })

  /** A guest says something, as a browser that claims to be within a trace of its own, and reads the answer to its end. */
  async function send(requestId: string) {
    const [bot] = (await (await fetch(`${product.url}/api/bots/featured`)).json()) as { id: string }[]
    const begun = await fetch(`${product.url}/api/conversations`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ botId: bot?.id }),
    })
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { conversation } = (await begun.json()) as { conversation: { id: string } }
    const sent = await fetch(`${product.url}/api/messages/stream`, {
      method: 'POST',
      headers: { ...json, cookie, 'x-request-id': requestId, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
      body: JSON.stringify({ conversationId: conversation.id, content: secret, requestId: randomUUID() }),
    })
    expect(await sent.text()).toContain('"done":true')
  }

  /** The spans of the trace that a request began, once what it left behind was handled. */
  async function traceOf(requestId: string) {
    const all = await eventually(() => {
      const begins = spans.all().find(({ attributes }) => attributes['rostra.request_id'] === requestId && 'http.route' in attributes)
      const trace = spans.all().filter((span) => span.spanContext().traceId === begins?.spanContext().traceId)
      expect(trace.filter(({ name }) => /^process .*chat\.exchange-finished\.v1$/.test(name))).not.toHaveLength(0)
      return trace
    }, 30_000)
    const find = (id: string | undefined) => all.find((span) => span.spanContext().spanId === id)
    const wayTo = (span: (typeof all)[number] | undefined): string[] =>
      span ? [...wayTo(find(span.parentSpanContext?.spanId)), span.name.replace(/process .*\.chat/, 'process chat')] : []
    return { all, ways: all.map(wayTo) }
  }

  it('over HTTP, gRPC, the model and those who hear of its end, and nothing of it belongs to the browser’s own', async () => {
    const requestId = randomUUID()
    await send(requestId)
    const { all, ways } = await traceOf(requestId)
    const toSend = ['POST /api/messages/stream', 'rostra.chat.v1.ChatService/Send', 'rostra.chat.v1.ChatService/Send']
    expect(ways).toContainEqual([...toSend, 'chat offline'])
    expect(ways).toContainEqual([...toSend, 'process chat.exchange-finished.v1'])
    expect(ways.every(([first]) => first === 'POST /api/messages/stream')).toBe(true)
    const model = all.find(({ name }) => name === 'chat offline')
    expect(model?.events.map(({ name }) => name)).toEqual(['first token'])
    expect(model?.attributes).toMatchObject({ 'rostra.model.result': 'ok' })
    expect(spans.all().some((span) => span.spanContext().traceId === 'a'.repeat(32))).toBe(false)
  }, 60_000)

  it('and knows nothing of who sent what', async () => {
    const requestId = randomUUID()
    await send(requestId)
    await traceOf(requestId)
    const told = spans.all().map(({ name, attributes, events, links }) => JSON.stringify({ name, attributes, events, links }))
    expect(told).not.toHaveLength(0)
    expect(told.filter((text) => /secret|4711|guest|127\.0\.0\.1/.test(text))).toEqual([])
  }, 60_000)
})
