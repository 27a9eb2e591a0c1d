import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

const clientAddress = '203.0.113.9'

describe('the free work of the day', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel

  beforeAll(async () => {
    harness = await createChatHarness()
    const scripted = scriptedModel(({ system }) => [system?.includes('title of a conversation') ? 'On owls' : 'Yes.'])
    model = { ...scripted, offline: false }
    replica = await harness.startReplica(model)
  })
  beforeEach(() => {
    harness.billing.reset()
    model.requests.length = 0
  })
  afterAll(() => harness?.stop())

  const send = async (token: string) => {
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'Hi', requestId: randomUUID() }
    return replica.client.call(ChatService.SendAndWait, request, { token, clientAddress, deadlineMs: 30_000 })
  }
  const trial = async (token: string) => {
    const form = {
      name: 'Ada',
      description: 'Explains sums',
      category: 'Education',
      rolePrompt: 'You are Ada the strict.',
      strictlyFollows: '',
    }
    const messages = [{ content: 'Hi, I am Ada.', isFromPersona: true }, { content: 'Hello' }]
    return readStream(await replica.client.open(ChatService.AnswerTrial, { ...form, messages }, { token, clientAddress }))
  }
  const titles = () => model.requests.filter(({ system }) => system?.includes('title of a conversation')).length

  it('counts a message of a guest, and the title of a conversation, from the network of its sender', async () => {
    await send(await harness.identity.guest('zoe'))
    await eventually(() => expect(titles()).toBe(1))
    expect(harness.billing.freeWork).toEqual([
      `FREE_WORK_GUEST_MESSAGE guest:zoe 2 ${clientAddress}`,
      `FREE_WORK_TITLE guest:zoe 1 ${clientAddress}`,
    ])
  })

  it('counts no message of a member, which credits pay, and passes on from where it comes', async () => {
    await send(await harness.identity.member('ada'))
    await eventually(() => expect(titles()).toBe(1))
    expect(harness.billing.freeWork).toEqual([`FREE_WORK_TITLE member:ada 1 ${clientAddress}`])
  })

  it('counts a trial', async () => {
    await trial(await harness.identity.member('eve'))
    expect(harness.billing.freeWork).toEqual([`FREE_WORK_TRIAL member:eve 1 ${clientAddress}`])
  })

  it('refuses guests with ADDRESS_LIMIT once it is used up, whose message then counts nowhere', async () => {
    harness.billing.behaviour.freeWork = 'limit'
    const token = await harness.identity.guest('late')
    for (let n = 0; n < 12; n++) await expect(send(token)).rejects.toMatchObject({ kind: 'denied', reason: 'ADDRESS_LIMIT' })
    expect(model.requests).toEqual([])
    harness.billing.behaviour.freeWork = 'ok'
    for (let n = 0; n < 10; n++) await send(token)
    // The next test counts the requests of the model.
    await eventually(() => expect(titles()).toBe(10))
  })

  it('leaves titles unmade and refuses trials once it is used up, and members still get answers', async () => {
    harness.billing.behaviour.freeWork = 'limit'
    const { botMessage } = await send(await harness.identity.member('bob'))
    expect(botMessage?.content).toBe('Yes.')
    await expect(trial(await harness.identity.member('bob'))).rejects.toMatchObject({ kind: 'exhausted', reason: 'RATE_LIMITED' })
    expect(model.requests).toHaveLength(1)
  })

  it('does not hold guests up while it cannot be counted: their own limits do', async () => {
    harness.billing.behaviour.freeWork = 'fail'
    expect((await send(await harness.identity.guest('anyway'))).botMessage?.content).toBe('Yes.')
    await expect(trial(await harness.identity.member('carl'))).rejects.toBeDefined()
  })
})
