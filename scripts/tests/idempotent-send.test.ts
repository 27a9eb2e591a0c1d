import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

/** Parses the text of an event stream. */
function readEvents(stream: string) {
  const events = stream.split('\n\n').flatMap((block) => {
    const [, id, seq] = /^id: (\w+):(\d+)$/m.exec(block) ?? []
    const data = /^data: (.*)$/m.exec(block)?.[1]
    return id && data
      ? [{ id, seq: Number(seq), ...(JSON.parse(data) as { content?: string; done?: boolean; fullResponse?: string }) }]
      : []
  })
  const text = events.map(({ content }) => content ?? '').join('')
  return {
    generationId: events[0]?.id ?? '',
    seqs: events.map(({ seq }) => seq),
    text,
    frames: events.filter(({ content }) => content),
    end: events.at(-1),
  }
}

describe('a send is one exchange, over HTTP and two replicas of chat', () => {
  let product: Product
  let harness: TestProduct
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start(2)
  }, 60_000)
  afterAll(() => harness.end())

  /** Starts a conversation as a new guest and returns the guest's client. */
  async function startGuestConversation() {
    const url = (replica: number, path: string) => `${product.urls[replica % 2]}${path}`
    const [bot] = (await (await fetch(url(0, '/api/bots/featured'))).json()) as { id: string }[]
    const json = { 'content-type': 'application/json' }
    const begun = await fetch(url(0, '/api/conversations'), { method: 'POST', headers: json, body: JSON.stringify({ botId: bot?.id }) })
    const headers = {
      ...json,
      cookie: begun.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    }
    const { conversation } = (await begun.json()) as { conversation: { id: string } }
    const post = (replica: number, path: string, body: object) =>
      fetch(url(replica, path), { method: 'POST', headers, body: JSON.stringify(body) })
    const get = (replica: number, path: string, more: Record<string, string> = {}) =>
      fetch(url(replica, path), { headers: { ...headers, ...more } })
    return { conversationId: conversation.id, bot, post, get }
  }

  it('returns the same complete answer to twenty sends with one request id, by stream and by POST', async () => {
    const { conversationId, post, get } = await startGuestConversation()
    const body = { conversationId, content: 'Where do I begin?', requestId: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 4 > 1) {
          const answer = await post(index, '/api/messages', body)
          expect([200, 201]).toContain(answer.status)
          return ((await answer.json()) as { botMessage: { content: string } }).botMessage.content
        }
        const { text, seqs, end } = readEvents(await (await post(index, '/api/messages/stream', body)).text())
        expect(seqs).toEqual(seqs.map((_, position) => position + 1))
        expect(end).toMatchObject({ done: true, fullResponse: text })
        return text
      }),
    )
    expect(new Set(answers).size).toBe(1)
    const messages = (await (await get(1, `/api/conversations/${conversationId}/messages`)).json()) as { content: string }[]
    expect(messages.map(({ content }) => content).slice(1)).toEqual([body.content, answers[0]])
  })

  it('resumes the stream from any Last-Event-ID on either replica without a missing or repeated frame', async () => {
    const { conversationId, post, get } = await startGuestConversation()
    const body = { conversationId, content: 'Tell me more about that.', requestId: randomUUID() }
    const whole = readEvents(await (await post(0, '/api/messages/stream', body)).text())
    for (let seen = 0; seen <= whole.frames.length; seen++) {
      for (const replica of [0, 1]) {
        const resumed = await get(replica, `/api/generations/${whole.generationId}/stream`, {
          'last-event-id': `${whole.generationId}:${seen}`,
        })
        const rest = readEvents(await resumed.text())
        expect(
          whole.frames
            .slice(0, seen)
            .map(({ content }) => content)
            .join('') + rest.text,
        ).toBe(whole.text)
      }
    }
  })

  it('counts the conversation once for its persona', async () => {
    const { conversationId, bot, post, get } = await startGuestConversation()
    const count = async () => ((await (await get(0, `/api/bots/${bot?.id}/stats/conversations`)).json()) as { count: number }).count
    const before = await count()
    for (const content of ['One', 'Two']) await post(0, '/api/messages', { conversationId, content, requestId: randomUUID() })
    await eventually(async () => expect(await count()).toBe(before + 1))
    await post(0, '/api/messages', { conversationId, content: 'Three', requestId: randomUUID() })
    expect(await count()).toBe(before + 1)
  })
})
