import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ModelError } from '@rostra/llm/model-error'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { type Step, scriptedModel } from '../harness/scripted-model.ts'

describe('the end of an answer', () => {
  let harness: ChatHarness
  let replica: Replica
  let other: Replica
  let token: string
  let script: readonly Step[] = []

  beforeAll(async () => {
    harness = await createChatHarness()
    const model = { ...scriptedModel(() => script), offline: false }
    replica = await harness.startReplica(model)
    other = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness?.stop())

  async function send(answer: readonly Step[]) {
    script = answer
    const conversationId = await harness.startConversation(replica.client, token)
    const request = { conversationId, content: 'Tell me', requestId: randomUUID() }
    const sent = await readStream(await replica.client.open(ChatService.Send, request, { token }))
    const { messages } = await other.client.call(ChatService.ListMessages, { conversationId, limit: 10 }, { token })
    const generationIds = [sent.generationId]
    const { outcomes } = await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds })
    const again = () => replica.client.call(ChatService.SendAndWait, request, { token, deadlineMs: 10_000 })
    return { ...sent, stored: messages.at(-1), outcome: outcomes[0], again }
  }

  it.each([
    ['finished', 'ANSWER_END_FINISHED'],
    ['length', 'ANSWER_END_LENGTH'],
    ['filtered', 'ANSWER_END_FILTERED'],
    ['refused', 'ANSWER_END_REFUSED'],
  ] as const)('is that of the model: %s, with what was written, which is charged', async (finish, end) => {
    const { end: last, stored, outcome, again, generationId } = await send(['I cannot say', { end: finish }])
    const shown = { status: 'MESSAGE_STATUS_COMPLETE', end }
    expect(last?.done).toMatchObject({ fullResponse: 'I cannot say', ...shown })
    expect(stored).toMatchObject({ content: 'I cannot say', ...shown })
    expect((await again()).botMessage).toMatchObject(shown)
    const followed = await readStream(await other.client.open(ChatService.FollowGeneration, { generationId, after: 0 }, { token }))
    expect(followed.end?.done).toMatchObject(shown)
    expect(outcome).toBe('OUTCOME_ANSWERED')
  })

  it.each([
    ['finished', 'ANSWER_END_FAILED', 'The model gave an empty answer. It costs nothing; please try again.'],
    ['length', 'ANSWER_END_FAILED', 'The model gave an empty answer. It costs nothing; please try again.'],
    ['filtered', 'ANSWER_END_FILTERED', 'The provider’s content filter held the answer back. It costs nothing.'],
    ['refused', 'ANSWER_END_REFUSED', 'The model declined to answer. It costs nothing.'],
  ] as const)('is a failure when white space alone was written and the model is done: %s', async (finish, end, error) => {
    const { end: last, chunks, stored, outcome } = await send(['\n', ' ', '\n', { end: finish }])
    expect([chunks, last?.failure]).toEqual([[], { seq: 1, error, reason: 'EMPTY_ANSWER', retryAfter: 0 }])
    expect(stored).toMatchObject({ content: '', status: 'MESSAGE_STATUS_FAILED', end })
    expect(outcome).toBe('OUTCOME_UNANSWERED')
  })

  it('keeps the white space before the first word', async () => {
    const { chunks } = await send(['\n', '  Indented'])
    expect(chunks.join('')).toBe('\n  Indented')
  })

  it.each([
    ['rate_limited', {}, 'MODEL_BUSY', 'The model is busy. Please try again in 20 s.', 20],
    ['rate_limited', { status: 429, retryAfterMs: 7_400 }, 'MODEL_BUSY', 'The model is busy. Please try again in 8 s.', 8],
    ['provider', { status: 529 }, 'MODEL_BUSY', 'The model is busy. Please try again in 20 s.', 20],
    ['provider', { status: 500 }, 'MODEL_FAILED', 'Failed to get response from AI', 0],
    ['unauthorized', {}, 'MODEL_REFUSED_KEY', 'The model’s provider refuses our key. We have to renew it; please try again later.', 0],
    ['quota', {}, 'MODEL_QUOTA', 'Our budget at the model’s provider is used up. Please try again later.', 0],
    ['unknown_model', {}, 'MODEL_UNKNOWN', 'The model’s provider does not offer this model any more. Please try again later.', 0],
    ['silent', {}, 'MODEL_SILENT', 'The model took too long to answer. Please try again.', 0],
    ['malformed', {}, 'MODEL_FAILED', 'Failed to get response from AI', 0],
  ] as const)('names what a model failed of, and nothing of its words: %s %j', async (kind, details, reason, error, retryAfter) => {
    const { end, stored, outcome, again } = await send([new ModelError(kind, 'quotes the request', details)])
    expect(end?.failure).toEqual({ seq: 1, error, reason, retryAfter })
    expect(stored).toMatchObject({ content: '', end: 'ANSWER_END_FAILED' })
    expect(outcome).toBe('OUTCOME_UNANSWERED')
    const refused = await again().catch((refusal) => refusal)
    expect(refused).toMatchObject({ kind: 'unavailable', reason, message: error })
    if (retryAfter > 0) expect(refused.details.retryAfter).toBe(retryAfter)
  })
})

describe('what a model does while no text arrives', () => {
  let harness: ChatHarness
  let replica: Replica
  let other: Replica
  let token: string

  beforeAll(async () => {
    harness = await createChatHarness()
    const model = scriptedModel(({ messages }) =>
      messages.at(-1)?.content === 'Think' ? ['think', 1_300, 'think', 1_500, 'Yes', 'hold'] : [6_500, 'Yes.'],
    )
    replica = await harness.startReplica(model)
    other = await harness.startReplica(model)
    token = await harness.identity.member('ada')
  })
  afterAll(() => harness?.stop())

  /** Returns the seconds that states of one kind tell, and expects each to be told once. */
  const secondsOf = (states: { shown: string }[], kind: string) => {
    const seconds = states.map(({ shown }) => Number(shown.replace(`${kind} `, '')))
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b))
    return seconds
  }
  const open = async (content: string) => {
    const conversationId = await harness.startConversation(replica.client, token)
    return replica.client.open(ChatService.Send, { conversationId, content, requestId: randomUUID() }, { token })
  }

  it('is told to readers on every replica, at most once a second and beside the frames: it thinks, and can be stopped', async () => {
    let following: ReturnType<typeof readStream> | undefined
    let stopping: Promise<unknown> | undefined
    const { states, seqs, chunks, end } = await readStream(await open('Think'), ({ generationId, chunks }) => {
      const request = { generationId, after: 0 }
      if (generationId)
        following ??= other.client.open(ChatService.FollowGeneration, request, { token }).then((stream) => readStream(stream))
      if (chunks.length > 0) stopping ??= other.client.call(ChatService.StopGeneration, { generationId }, { token, deadlineMs: 10_000 })
      return false
    })
    const seconds = secondsOf(states, 'thinking')
    expect([seconds[0], (seconds.at(-1) ?? 0) >= 2]).toEqual([0, true])
    // Not each gap: a busy machine delivers one late and the next in time.
    expect((states.at(-1)?.atMs ?? 0) - (states[0]?.atMs ?? 0)).toBeGreaterThan(1_500)
    expect([seqs, chunks, end?.done?.status]).toEqual([[1], ['Yes'], 'MESSAGE_STATUS_STOPPED'])
    expect((await following)?.states.map(({ shown }) => shown)).toEqual(expect.arrayContaining(['thinking 1', 'thinking 2']))
    expect((await following)?.end?.done?.fullResponse).toBe('Yes')
    await stopping
  })

  it('is told after 5 s without a word: it is awaited', async () => {
    const { states, seqs, end } = await readStream(await open('Wait'))
    expect(secondsOf(states, 'waiting')[0]).toBe(5)
    expect([seqs, end?.done?.fullResponse]).toEqual([[1], 'Yes.'])
  })
})
