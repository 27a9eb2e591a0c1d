import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { GenerationEndedEvent } from '@rostra/proto/chat-events'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { type LostGenerations, openLostGenerations } from '../harness/lost-generations.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

describe('an answer that only says that nothing fits', () => {
  let harness: ChatHarness
  let replica: Replica
  let lost: LostGenerations
  let token: string
  const ended: { generationId: string; outcome: string }[] = []

  beforeAll(async () => {
    harness = await createChatHarness({ GENERATION_LEASE_MS: '4500' })
    await harness.bus.subscribe({
      topic: GenerationEndedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ payload }) => void ended.push(GenerationEndedEvent.deserialize(payload)),
    })
    const model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'fail') return ['free', 'I was ', new Error('no')]
      return content === 'go on' ? ['free', 'I was ', 'hold'] : ['free', 'I was ', 'given nothing.']
    })
    replica = await harness.startReplica(model)
    lost = await openLostGenerations(harness)
    token = await harness.identity.member('ada')
  })
  beforeEach(() => harness.billing.reset())
  afterAll(async () => {
    lost?.close()
    await harness?.stop()
  })

  const newRequest = async (content: string, by = token) => ({
    conversationId: await harness.startConversation(replica.client, by),
    content,
    requestId: randomUUID(),
  })
  const sendAndWait = (request: Awaited<ReturnType<typeof newRequest>>, by = token) =>
    replica.client.call(ChatService.SendAndWait, request, { token: by, clientAddress: '198.51.100.9', deadlineMs: 30_000 })

  /** Expects that billing is told once, in each way in which it learns of an end, that the generation costs nothing. */
  async function expectFree(generationId: string) {
    const generationIds = [generationId]
    const { outcomes } = await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds })
    expect(outcomes).toEqual(['OUTCOME_UNANSWERED'])
    const told = () => ended.filter((event) => event.generationId === generationId).map(({ outcome }) => outcome)
    await eventually(() => expect(told()).toEqual(['EXCHANGE_OUTCOME_FREE']), eventTimeoutMs)
  }

  it('is free for a member, and stays so when its send is repeated', async () => {
    const request = await newRequest('Who won?')
    const { botMessage } = await sendAndWait(request)
    expect(botMessage?.content).toBe('I was given nothing.')
    const repeated = await sendAndWait(request)
    expect(repeated).toMatchObject({ existed: true, botMessage: { id: botMessage?.id } })
    const [[id, calls] = ['', []]] = [...harness.billing.calls]
    expect(calls).toEqual(['hold ada 1', 'release ada'])
    await expectFree(id)
  })

  it.each([
    ['stopped', 'go on', 'stopped'],
    ['cut off by a failure', 'fail', 'failed'],
  ])('is free when it is %s after its first words', async (_what, content, status) => {
    const stream = await replica.client.open(ChatService.Send, await newRequest(content), { token })
    const { generationId } = await readStream(stream, ({ chunks }) => chunks.length > 0)
    if (content === 'go on') await replica.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
    await readStream(await replica.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))
    const row = await harness.connection.collection('exchanges').findOne({ _id: new Types.ObjectId(generationId) })
    expect(row).toMatchObject({ status, answer: 'I was ' })
    await expectFree(generationId)
  })

  it.each([
    ['goes on', {}, 'MESSAGE_STATUS_COMPLETE'],
    ['was stopped', { isFree: true, stopRequested: true }, 'MESSAGE_STATUS_STOPPED'],
  ])('is free when its replica is lost and it %s', async (_what, row, status) => {
    const id = await lost.add(await harness.startConversation(replica.client, token), ['I was '], row)
    const { end } = await readStream(await replica.client.open(ChatService.FollowGeneration, { generationId: id, after: 1 }, { token }))
    expect(end?.done).toMatchObject({ status })
    await expectFree(id)
  })

  it('needs a credit to be asked for, which comes back', async () => {
    harness.billing.behaviour.hold = 'no credits'
    await expect(sendAndWait(await newRequest('Who won?'))).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
  })

  it('is held no credit for, and given without one, when it is for a person in danger', async () => {
    harness.billing.behaviour.hold = 'no credits'
    const { botMessage } = await sendAndWait(await newRequest('I want to die'))
    expect(botMessage?.content).toBe('I was given nothing.')
    const calls = [...harness.billing.calls.values()].flat()
    expect(calls).toEqual(['release ada'])
  })

  it('is one of the messages of a guest', async () => {
    const guest = await harness.identity.guest('free')
    for (let sent = 0; sent < 10; sent++) await sendAndWait(await newRequest('Who won?', guest), guest)
    await expect(sendAndWait(await newRequest('Who won?', guest), guest)).rejects.toMatchObject({ reason: 'GUEST_LIMIT' })
    expect(await sendAndWait(await newRequest('I want to die', guest), guest)).toMatchObject({ existed: false })
  })
})
