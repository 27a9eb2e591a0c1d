import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

describe('an ask about a persona’s material', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string
  const searches: { query: string; earlier: string[] }[] = []

  beforeAll(async () => {
    harness = await createChatHarness()
    giveMaterial(harness.persona, ({ query, earlier }) => {
      searches.push({ query, earlier })
      return [passage('Let the dough rest for an hour.')]
    })
    model = scriptedModel(() => ['Let it rest', ' [', '1', ']', ' and wait [7', '].'])
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  it('gets the passages of the question, and cites them', async () => {
    const messages = [
      { content: 'x'.repeat(5_000), isFromPersona: false },
      { content: 'Bread [1]', isFromPersona: true },
      { content: 'How do I bake?', isFromPersona: false },
    ]
    const { end, chunks } = await readStream(await replica.client.open(ChatService.Ask, { personaId: 'plato', messages }, { token }))
    const citation = {
      n: 1,
      sourceId: 'source-1',
      title: 'Bread',
      page: 3,
      heading: 'Dough › Rest',
      excerpt: 'Let the dough rest for an hour.',
    }
    expect(chunks.join('')).toBe('Let it rest [1] and wait.')
    expect(end?.done).toMatchObject({ fullResponse: 'Let it rest [1] and wait.', citations: [citation], given: [] })
    expect(searches).toEqual([{ query: 'How do I bake?', earlier: ['x'.repeat(4_000)] }])
    const [request] = model.requests
    expect(request?.promptMaterial).toContain('> Let the dough rest for an hour.')
    expect(request?.messages[1]?.content).toBe('Bread')
  })
})
