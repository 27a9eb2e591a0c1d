import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ApiClient, createApiClient } from '../client/api-client.ts'
import { readFrames } from '../client/read-answer.ts'
import type { Product } from '../product/in-process.ts'
import { createTestProduct, type TestProduct } from '../product/test-product.ts'

type Stream = Awaited<ReturnType<ApiClient['open']>>

/** Reads an answer's stream to its end. */
async function read({ response, ...refusal }: Stream) {
  if (!response) throw new Error(JSON.stringify(refusal))
  const { ids, pieces, last } = await readFrames(response)
  return { generationId: ids[0]?.split(':')[0] ?? '', seqs: ids.map((id) => Number(id.split(':')[1])), pieces, text: pieces.join(''), last }
}

describe('a send is one exchange, over HTTP and two replicas of chat', () => {
  let product: Product
  let harness: TestProduct
  beforeAll(async () => {
    harness = await createTestProduct()
    product = await harness.start(2)
  }, 60_000)
  afterAll(() => harness.end())

  /** Starts a conversation as a new guest. `send`: sends a message through one of the gateways, and returns the stream of its answer. */
  async function startGuestConversation() {
    const guest = createApiClient(product.urls)
    const [persona] = await guest.get<{ id: string }[]>('/api/bots/featured')
    const conversationId = await guest.startConversation(persona?.id)
    const stream = (gateway: number, message: object) => guest.open('POST', '/api/messages/stream', message, { gateway })
    return { guest, conversationId, personaId: persona?.id, stream }
  }

  it('returns the same complete answer to twenty sends with one request id, by stream and by POST', async () => {
    const { guest, conversationId, stream } = await startGuestConversation()
    const body = { conversationId, content: 'Where do I begin?', requestId: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 4 > 1) {
          return (await guest.post<{ botMessage: { content: string } }>('/api/messages', body, index)).botMessage.content
        }
        const { text, seqs, last } = await read(await stream(index, body))
        expect(seqs).toEqual(seqs.map((_, position) => position + 1))
        expect(last).toMatchObject({ done: true, fullResponse: text })
        return text
      }),
    )
    expect(new Set(answers).size).toBe(1)
    const messages = await guest.get<{ content: string }[]>(`/api/conversations/${conversationId}/messages`, 1)
    expect(messages.map(({ content }) => content).slice(1)).toEqual([body.content, answers[0]])
  })

  it('resumes the stream from any Last-Event-ID on either replica without a missing or repeated frame', async () => {
    const { guest, conversationId, stream } = await startGuestConversation()
    const whole = await read(await stream(0, { conversationId, content: 'Tell me more about that.', requestId: randomUUID() }))
    expect(whole.text).not.toBe('')
    expect(whole.last).toMatchObject({ done: true, fullResponse: whole.text })
    for (let seen = 0; seen <= whole.pieces.length; seen++) {
      for (const gateway of [0, 1]) {
        const headers = { 'last-event-id': `${whole.generationId}:${seen}` }
        const rest = await read(await guest.open('GET', `/api/generations/${whole.generationId}/stream`, undefined, { gateway, headers }))
        expect(whole.pieces.slice(0, seen).join('') + rest.text).toBe(whole.text)
      }
    }
  })

  it('counts the conversation once for its persona', async () => {
    const { guest, conversationId, personaId } = await startGuestConversation()
    const count = async () => (await guest.get<{ count: number }>(`/api/bots/${personaId}/stats/conversations`)).count
    const send = (content: string) => guest.post('/api/messages', { conversationId, content, requestId: randomUUID() })
    const before = await count()
    for (const content of ['One', 'Two']) await send(content)
    await eventually(async () => expect(await count()).toBe(before + 1))
    await send('Three')
    expect(await count()).toBe(before + 1)
  })
})
