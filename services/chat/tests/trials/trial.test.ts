import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from '../harness/scripted-model.ts'

const form = {
  name: 'Ada',
  description: 'Explains sums',
  category: 'Education',
  rolePrompt: 'You are Ada the strict.',
  strictlyFollows: 'No jokes.',
}

describe('AnswerTrial', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let token: string
  beforeAll(async () => {
    harness = await createChatHarness()
    model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content ?? ''
      if (content.includes('fail')) return ['Half ', new Error('cut')]
      return content.includes('on and on') ? [...words(3, 60), 'hold'] : ['Hel', 'lo ', 'there']
    })
    replica = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness.stop())

  const answer = (content: string, options: { token?: string } = { token }) =>
    replica.client.open(
      ChatService.AnswerTrial,
      { ...form, messages: [{ content: 'Hi, I am Ada.', isFromPersona: true }, { content }] },
      options,
    )

  it("streams an answer made from the form's prompts and stores nothing", async () => {
    const { chunks, end } = await readStream(await answer('Hello'))
    expect(chunks.join('')).toBe('Hello there')
    expect(end?.done).toMatchObject({ fullResponse: 'Hello there', status: 'MESSAGE_STATUS_COMPLETE', userMessageId: '', botMessageId: '' })
    const request = model.requests.at(-1)
    expect(request?.system).toContain('You are Ada the strict.')
    expect(request?.system).toContain('No jokes.')
    expect(request?.system).toContain('Hi, I am Ada.')
    expect(request?.messages).toEqual([{ role: 'user', content: 'Hello' }])
    const rows = await Promise.all(['conversations', 'exchanges'].map((name) => harness.connection.collection(name).countDocuments()))
    expect(rows).toEqual([0, 0])
  })

  it('ends with a failure after the text so far', async () => {
    const { chunks, end } = await readStream(await answer('fail'))
    expect(chunks.join('')).toBe('Half ')
    expect(end?.failure).toMatchObject({ reason: 'MODEL_FAILED' })
  })

  it('aborts the model call when the client cancels', async () => {
    const stream = await answer('on and on')
    await readStream(stream, () => true)
    await eventually(async () => expect(model.requests.at(-1)?.signal.aborted).toBe(true))
  })

  it.each(['guest', 'anonymous'])('refuses a caller that is %s', async (kind) => {
    const options = kind === 'guest' ? { token: await harness.identity.guest('eve') } : {}
    await expect(async () => readStream(await answer('Hello', options))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('refuses an invalid form with a text per field', async () => {
    const call = async () => readStream(await replica.client.open(ChatService.AnswerTrial, { ...form, name: '', messages: [] }, { token }))
    await expect(call()).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: expect.any(String), messages: expect.any(String) } },
    })
  })
})
