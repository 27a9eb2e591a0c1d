import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatWorld, createChatWorld, type Replica } from './world/chat-world.ts'
import { readStream } from './world/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from './world/scripted-model.ts'

const form = {
  name: 'Ada',
  description: 'Explains sums',
  category: 'Education',
  rolePrompt: 'You are Ada the strict.',
  strictlyFollows: 'No jokes.',
}

describe('a persona that is still being written', () => {
  let world: ChatWorld
  let replica: Replica
  let model: ScriptedModel
  let token: string
  beforeAll(async () => {
    world = await createChatWorld()
    model = scriptedModel(({ messages }) => {
      const asked = messages.at(-1)?.content ?? ''
      if (asked.includes('fail')) return ['Half ', new Error('cut')]
      return asked.includes('on and on') ? [...words(3, 60), 'hold'] : ['Hel', 'lo ', 'there']
    })
    replica = await world.start(model)
    token = await world.identity.member('ada')
  })
  afterAll(() => world.end())

  const say = (content: string, who: { token?: string } = { token }) =>
    replica.client.open(ChatService.Rehearse, { ...form, lines: [{ content: 'Hi, I am Ada.', isFromPersona: true }, { content }] }, who)

  it('answers in its words, by its prompts, and leaves nothing behind', async () => {
    const { pieces, end } = await readStream(await say('Hello'))
    expect(pieces.join('')).toBe('Hello there')
    expect(end?.done).toMatchObject({ fullResponse: 'Hello there', status: 'MESSAGE_STATUS_COMPLETE', userMessageId: '', botMessageId: '' })
    const asked = model.requests.at(-1)
    expect(asked?.system).toContain('You are Ada the strict.')
    expect(asked?.system).toContain('No jokes.')
    expect(asked?.system).toContain('Hi, I am Ada.')
    expect(asked?.messages).toEqual([{ role: 'user', content: 'Hello' }])
    const rows = await Promise.all(['conversations', 'exchanges'].map((name) => world.connection.collection(name).countDocuments()))
    expect(rows).toEqual([0, 0])
  })

  it('tells a failure, with what came before it', async () => {
    const { pieces, end } = await readStream(await say('fail'))
    expect(pieces.join('')).toBe('Half ')
    expect(end?.failure).toMatchObject({ reason: 'MODEL_FAILED' })
  })

  it('stops the model when its author goes away', async () => {
    const stream = await say('on and on')
    await readStream(stream, () => true)
    await eventually(async () => expect(model.requests.at(-1)?.signal.aborted).toBe(true))
  })

  it.each(['guest', 'nobody'])('is for members: not for a %s', async (who) => {
    const options = who === 'guest' ? { token: await world.identity.guest('eve') } : {}
    await expect(async () => readStream(await say('Hello', options))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('refuses what is no form', async () => {
    const call = async () => readStream(await replica.client.open(ChatService.Rehearse, { ...form, name: '', lines: [] }, { token }))
    await expect(call()).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: expect.any(String), messages: expect.any(String) } },
    })
  })
})
