import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ModelError } from '@rostra/llm/model-error'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { AccountDeletedEvent, AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { Types } from 'mongoose'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { profileOf } from '../harness/fake-persona.ts'
import { type LostGenerations, openLostGenerations } from '../harness/lost-generations.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, type Step, scriptedModel } from '../harness/scripted-model.ts'

const shown = ['Rome lies ', 'on the Tiber ', 'and was built ']
const text = shown.join('')
const minuteMs = 60_000

describe('an answer whose replica is lost', () => {
  let harness: ChatHarness
  let replica: Replica
  let lost: LostGenerations
  let model: ScriptedModel
  let token: string
  let script: readonly Step[] = []
  const finished: string[] = []

  beforeAll(async () => {
    harness = await createChatHarness({ GENERATION_LEASE_MS: '600' })
    await harness.bus.subscribe({
      topic: ExchangeFinishedEvent.topic,
      group: `test-${randomUUID()}`,
      handle: async ({ payload }) => void finished.push(ExchangeFinishedEvent.deserialize(payload).generationId),
    })
    model = scriptedModel(() => script)
    replica = await harness.startReplica(model)
    lost = await openLostGenerations(harness)
    token = await harness.identity.member('ada')
  })
  afterAll(async () => {
    lost?.close()
    await harness?.stop()
  })

  /** Makes a generation lose its replica while a reader has these chunks, and reads it to its end. */
  async function afterTheLoss(answers: typeof script, { chunks = shown, row = {} }: { chunks?: readonly string[]; row?: object } = {}) {
    script = answers
    const conversationId = await harness.startConversation(replica.client, token)
    const requestsBefore = model.requests.length
    const id = await lost.add(conversationId, chunks, row)
    const rest = await readStream(
      await replica.client.open(ChatService.FollowGeneration, { generationId: id, after: chunks.length }, { token }),
    )
    const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
    const { outcomes } = await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds: [id] })
    return { id, conversationId, rest, stored: messages.at(-1), outcomes, requests: model.requests.slice(requestsBefore) }
  }

  it.each([
    ['goes on', ['on seven ', 'hills.']],
    ['repeats the tail', ['and was ', 'built on seven ', 'hills.']],
    ['repeats everything', [...shown, 'on seven ', 'hills.']],
  ])('is completed by a model that %s: no frame is shown twice, and the pieces are what is stored', async (_what, answers) => {
    const { id, rest, stored, outcomes, requests } = await afterTheLoss(answers)
    expect(text + rest.chunks.join('')).toBe('Rome lies on the Tiber and was built on seven hills.')
    expect(rest.seqs).toEqual(rest.seqs.map((_, index) => shown.length + 1 + index))
    expect(rest.end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', fullResponse: text + rest.chunks.join('') })
    expect(stored).toMatchObject({ content: text + rest.chunks.join(''), status: 'MESSAGE_STATUS_COMPLETE' })
    expect(outcomes).toEqual(['OUTCOME_ANSWERED'])
    await eventually(() => expect(finished.filter((each) => each === id)).toHaveLength(1), eventTimeoutMs)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ written: text, maxTokens: 2_048 - Math.ceil(text.length / 4) })
    expect(requests[0]?.messages.at(-1)).toEqual({ role: 'user', content: 'Tell me' })
  })

  it('goes on with what the persona knows about the member', async () => {
    await replica.client.call(ChatService.SetMemoriesEnabled, { enabled: true }, { token })
    await replica.client.call(ChatService.SaveNote, { personaId: 'plato', text: 'Prefers metric units' }, { token })
    const { requests } = await afterTheLoss(['on seven ', 'hills.'])
    expect(requests[0]).toMatchObject({ written: text, promptMaterial: expect.stringContaining('- Prefers metric units') })
    await replica.client.call(ChatService.SetMemoriesEnabled, { enabled: false }, { token })
  })

  it.each([
    ['length', 'ANSWER_END_LENGTH'],
    ['filtered', 'ANSWER_END_FILTERED'],
    ['refused', 'ANSWER_END_REFUSED'],
  ] as const)('ends for the reason of its second model: %s', async (finish, end) => {
    const { rest, stored } = await afterTheLoss(['on seven hills', { end: finish }])
    expect(rest.end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', end, fullResponse: `${text}on seven hills` })
    expect(stored).toMatchObject({ content: `${text}on seven hills`, end })
  })

  it('is complete as it was shown when the model has nothing to add', async () => {
    const { rest, stored } = await afterTheLoss([])
    expect(rest.end?.done).toMatchObject({ status: 'MESSAGE_STATUS_COMPLETE', fullResponse: text, seq: shown.length + 1 })
    expect(stored).toMatchObject({ content: text })
  })

  it('is asked for from its beginning when nothing was shown', async () => {
    const { rest, requests } = await afterTheLoss(['All ', 60, 'new.'], { chunks: [] })
    expect([rest.chunks.join(''), rest.seqs[0], requests[0]?.written]).toEqual(['All new.', 1, undefined])
  })

  it.each([
    ['at once', [new ModelError('quota', 'no money')], text, 'MODEL_QUOTA'],
    ['after some more words', ['on seven ', new ModelError('rate_limited', 'busy')], `${text}on seven `, 'MODEL_BUSY'],
    ['while it repeats the tail', ['and was ', new Error('cut')], text, 'MODEL_FAILED'],
  ])('ends with what was shown and the reason of its model when that fails %s', async (_when, answers, kept, reason) => {
    const { rest, stored, outcomes } = await afterTheLoss(answers)
    expect(rest.end?.failure).toMatchObject({ reason, retryAfter: reason === 'MODEL_BUSY' ? 20 : 0 })
    expect(text + rest.chunks.join('')).toBe(kept)
    expect(stored).toMatchObject({ content: kept, status: 'MESSAGE_STATUS_FAILED' })
    expect(outcomes).toEqual(['OUTCOME_ANSWERED'])
  })

  it('says that the model took too long when the time of the answer ends while it goes on', async () => {
    const row = { startedAt: new Date(Date.now() - 5 * minuteMs + 4_000) }
    const { rest, stored } = await afterTheLoss(['on seven ', 'hold'], { row })
    expect(rest.end?.failure).toMatchObject({ reason: 'MODEL_SILENT', error: 'The model took too long to answer. Please try again.' })
    expect(stored).toMatchObject({ content: `${text}on seven `, status: 'MESSAGE_STATUS_FAILED' })
  })

  it.each([
    ['it was lost a fourth time', { takeovers: 3 }],
    ['it has run for 5 minutes', { startedAt: new Date(Date.now() - 5 * minuteMs) }],
    ['readers may have frames that Redis does not have', { unshared: true }],
  ])('ends as INTERRUPTED without a call of the model when %s', async (_why, row) => {
    const { rest, stored, requests } = await afterTheLoss(['never'], { row })
    expect(rest.end?.failure).toMatchObject({ reason: 'INTERRUPTED', seq: shown.length + 1 })
    expect([stored?.content, requests]).toEqual([text, []])
  })

  it('ends as INTERRUPTED with the text before a frame that Redis has lost', async () => {
    script = ['never']
    const conversationId = await harness.startConversation(replica.client, token)
    const generationId = await lost.add(conversationId, shown, { leaseUntil: new Date(Date.now() + 10 * minuteMs) })
    await lost.appendAsFirstOwner(generationId, shown.length + 2, 'after a gap')
    await lost.lose(generationId)
    const { end } = await readStream(await replica.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))
    expect(end?.failure).toMatchObject({ reason: 'INTERRUPTED', seq: shown.length + 1 })
    const { messages } = await replica.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
    expect(messages.at(-1)).toMatchObject({ content: text, status: 'MESSAGE_STATUS_FAILED' })
  })

  it('ends as INTERRUPTED when its frames are gone from Redis', async () => {
    const { rest, requests } = await afterTheLoss(['never'], { chunks: [], row: { shown: true } })
    expect([rest.end?.failure?.reason, requests]).toEqual(['INTERRUPTED', []])
  })

  it('ends as INTERRUPTED when its persona is gone, and goes on later when persona is away', async () => {
    harness.persona.on('GetSpeakingProfile', ({ request }) => {
      if (request.person) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
      return profileOf(request.id)
    })
    expect((await afterTheLoss(['never'])).rest.end?.failure?.reason).toBe('INTERRUPTED')
    let attempts = 0
    harness.persona.on('GetSpeakingProfile', ({ request }) => {
      if (request.person && ++attempts === 1) throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', 'away')
      if (request.person) expect(request.person).toBe('member:ada')
      return profileOf(request.id)
    })
    expect((await afterTheLoss(['on seven hills.'])).rest.end?.done?.fullResponse).toBe(`${text}on seven hills.`)
    expect(attempts).toBeGreaterThan(1)
  })

  it('is stopped during the pause, at once, with what was shown', async () => {
    script = ['never']
    const conversationId = await harness.startConversation(replica.client, token)
    const requestsBefore = model.requests.length
    const generationId = await lost.add(conversationId, shown, { leaseUntil: new Date(Date.now() + 10 * minuteMs) })
    const stopped = await replica.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 4_000 })
    expect(stopped).toEqual({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: text })
    expect(model.requests).toHaveLength(requestsBefore)
  })

  it('ends as stopped when its account is suspended during the pause', async () => {
    script = ['never']
    const conversationId = await harness.startConversation(replica.client, token)
    const generationId = await lost.add(conversationId, shown, { leaseUntil: new Date(Date.now() + 10 * minuteMs) })
    const payload = AccountSuspensionChangedEvent.serialize({ accountId: 'ada', suspended: true, changedAt: new Date().toISOString() })
    await harness.bus.publish([{ id: randomUUID(), topic: AccountSuspensionChangedEvent.topic, key: 'ada', payload, at: new Date() }])
    const stopRequested = () =>
      harness.connection.collection('exchanges').countDocuments({ conversationId: new Types.ObjectId(conversationId), stopRequested: true })
    await eventually(async () => expect(await stopRequested()).toBe(1), eventTimeoutMs)
    await lost.lose(generationId)
    const { end } = await readStream(await replica.client.open(ChatService.FollowGeneration, { generationId, after: 3 }, { token }))
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: text })
  })

  it('ends for its reader when its account is deleted during the pause, and is not resumed', async () => {
    script = ['never']
    const eve = await harness.identity.member('eve')
    const conversationId = await harness.startConversation(replica.client, eve)
    const row = { person: 'member:eve', leaseUntil: new Date(Date.now() + 10 * minuteMs) }
    const generationId = await lost.add(conversationId, shown, row)
    const requestsBefore = model.requests.length
    const rest = readStream(await replica.client.open(ChatService.FollowGeneration, { generationId, after: 3 }, { token: eve }))
    const payload = AccountDeletedEvent.serialize({ accountId: 'eve', deletedAt: new Date().toISOString() })
    await harness.bus.publish([{ id: randomUUID(), topic: AccountDeletedEvent.topic, key: 'eve', payload, at: new Date() }])
    await expect(rest).rejects.toMatchObject({ reason: 'GENERATION_NOT_FOUND' })
    expect(model.requests).toHaveLength(requestsBefore)
  })

  it('is stopped while it is resumed', async () => {
    script = ['on seven ', 'hold']
    const conversationId = await harness.startConversation(replica.client, token)
    const generationId = await lost.add(conversationId, shown)
    const follow = await replica.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token })
    let stopping: Promise<{ fullResponse: string }> | undefined
    const { end } = await readStream(follow, ({ chunks }) => {
      if (chunks.length === 4) stopping ??= replica.client.call(ChatService.StopGeneration, { generationId }, { token })
      return false
    })
    expect(end?.done).toMatchObject({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: `${text}on seven ` })
    expect((await stopping)?.fullResponse).toBe(`${text}on seven `)
  })

  it('goes on when its second replica is lost as well, whose late frames are refused', async () => {
    script = ['on seven', 'hold']
    const conversationId = await harness.startConversation(replica.client, token)
    const generationId = await lost.add(conversationId, shown)
    const follow = await replica.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token })
    let moved: Promise<void> | undefined
    const { end, chunks, seqs } = await readStream(follow, (received) => {
      if (received.chunks.length === 4 && !moved) {
        script = [' hills.']
        moved = lost.lose(generationId)
      }
      return false
    })
    await moved
    expect([chunks.join(''), seqs]).toEqual([`${text}on seven hills.`, [1, 2, 3, 4, 5]])
    expect(end?.done?.fullResponse).toBe(`${text}on seven hills.`)
    await expect(lost.appendAsFirstOwner(generationId, 900, 'late')).rejects.toThrow('equal or smaller')
  })
})
