import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

/** A text of which the citation filter leaves nothing, because the model got no passage 7. */
const onlyMarkers = '[7] [7][7]'

describe('an answer of which nothing can be shown', () => {
  let harness: ChatHarness
  let replica: Replica
  let model: ScriptedModel
  let inbox: ReturnType<typeof openInbox>
  let network = 0

  beforeAll(async () => {
    // A twentieth: 1 an hour for a person, 2 for a network, 5 a day for a persona.
    harness = await createChatHarness({ RATE_LIMIT_SCALE: '0.05' })
    model = scriptedModel(({ messages }) => {
      const content = messages.at(-1)?.content
      if (content === 'markers') return [onlyMarkers]
      if (content === 'nothing') return []
      if (content === 'markers, then cut') return [onlyMarkers, new Error('cut')]
      return content === 'failing' ? [new Error('away')] : ['Yes.']
    })
    replica = await harness.startReplica(model)
    inbox = openInbox(harness, () => replica)
  })
  afterAll(() => harness?.stop())

  const newAddress = () => `203.0.113.${++network}`

  /** Sends as a new member, to a new persona and from a new network, unless they are given. */
  async function send(content: string, given: { personaId?: string; token?: string; clientAddress?: string } = {}) {
    const by = given.token ?? (await inbox.member())
    const personaId = given.personaId ?? (await inbox.persona()).id
    const clientAddress = given.clientAddress ?? newAddress()
    const { conversation } = await replica.client.call(ChatService.StartConversation, { personaId }, { token: by })
    const request = { conversationId: conversation?.id ?? '', content, requestId: randomUUID() }
    return replica.client.call(ChatService.SendAndWait, request, { token: by, clientAddress, deadlineMs: 30_000 })
  }
  const reasonOf = (sent: Promise<unknown>) =>
    sent.then(
      () => 'ok',
      (error) => error.reason,
    )

  it.each([
    ['is empty after the citation filter', 'markers', 'EMPTY_ANSWER'],
    ['is empty', 'nothing', 'EMPTY_ANSWER'],
    ['breaks off before anything can be shown', 'markers, then cut', 'MODEL_FAILED'],
  ])('is free and counts for its person and network when it %s', async (_what, content, reason) => {
    const account = randomUUID()
    const token = await inbox.member(account)
    const clientAddress = newAddress()
    expect(await reasonOf(send(content, { token, clientAddress }))).toBe(reason)
    const row = await harness.connection.collection('exchanges').findOne({ person: `member:${account}` })
    const generationIds = [String(row?._id)]
    const { outcomes } = await harness.connect(replica.app.port, 'billing').call(ChatService.GetOutcomes, { generationIds })
    expect(outcomes).toEqual(['OUTCOME_UNANSWERED'])
    const asked = model.requests.length
    expect(await reasonOf(send('Hi', { token }))).toBe('TOO_MANY_UNANSWERED')
    expect(model.requests).toHaveLength(asked)
    expect(await reasonOf(send(content, { clientAddress }))).toBe(reason)
    expect(await reasonOf(send('Hi', { clientAddress }))).toBe('TOO_MANY_UNANSWERED')
  })

  it('counts for a guest, so that sends beyond the limit are no calls of the model', async () => {
    const token = await harness.identity.guest('scripted')
    const clientAddress = newAddress()
    const asked = model.requests.length
    for (let n = 0; n < 10; n++) await reasonOf(send('markers', { token, clientAddress }))
    expect(model.requests.length - asked).toBe(1)
  })

  it('counts for the networks around its own, which have larger limits', async () => {
    for (let n = 0; n < 8; n++) expect(await reasonOf(send('markers', { clientAddress: `2001:db8:5:${n >> 1}::1` }))).toBe('EMPTY_ANSWER')
    expect(await reasonOf(send('Hi', { clientAddress: '2001:db8:5:ff::1' }))).toBe('TOO_MANY_UNANSWERED')
    expect(await reasonOf(send('Hi', { clientAddress: '2001:db8:5:100::1' }))).toBe('ok')
  })

  it('does not count when the model fails before its first token', async () => {
    const token = await inbox.member()
    for (let n = 0; n < 3; n++) expect(await reasonOf(send('failing', { token }))).toBe('MODEL_FAILED')
    expect(await reasonOf(send('Hi', { token }))).toBe('ok')
  })

  it('pauses its persona for an hour after the day’s limit, and tells its owner once', async () => {
    const persona = await inbox.persona()
    const personaId = persona.id
    for (let n = 0; n < 4; n++) expect(await reasonOf(send('markers', { personaId }))).toBe('EMPTY_ANSWER')
    expect(await reasonOf(send('Hi', { personaId }))).toBe('ok')
    expect(await persona.items()).toEqual([])
    expect(await reasonOf(send('markers', { personaId }))).toBe('EMPTY_ANSWER')
    const refusal = await send('Hi', { personaId }).catch((error) => error)
    expect(refusal).toMatchObject({ kind: 'exhausted', reason: 'TOO_MANY_UNANSWERED', message: expect.stringContaining('takes a break') })
    expect(refusal.details.retryAfter).toBeGreaterThan(3_500)
    expect(refusal.details.retryAfter).toBeLessThanOrEqual(3_600)
    expect(await reasonOf(send('Hi'))).toBe('ok')
    const [notice, ...others] = await persona.items()
    expect(others).toEqual([])
    expect(notice).toMatchObject({ notice: expect.stringContaining('paused for an hour'), question: '', answer: '' })
    await expect(persona.answer(notice?.id ?? '', 'Better')).rejects.toMatchObject({ reason: 'ITEM_NOT_FOUND' })
    await persona.dismiss(notice?.id ?? '')
    expect(await persona.items()).toEqual([])
  })
})
