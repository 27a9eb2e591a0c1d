import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { openInbox } from '../harness/inbox-harness.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

let harness: ChatHarness
let replica: Replica
let inbox: ReturnType<typeof openInbox>
beforeAll(async () => {
  harness = await createChatHarness()
  replica = await harness.startReplica(scriptedModel(() => ['No idea.']))
  inbox = openInbox(harness, () => replica)
})
afterAll(() => harness?.stop())
afterEach(() => inbox.failAddSource(null))

/** A persona with one reported answer. */
async function reported(question = 'How long is the trial?') {
  const persona = await inbox.persona()
  const asked = await inbox.ask(await inbox.member(), persona.id, question)
  await asked.rate({ rating: 'RATING_DOWN', comment: 'Wrong', shared: true })
  const [item] = await persona.items()
  const sources = () => inbox.sources().filter(({ personaId }) => personaId === persona.id)
  return { ...persona, asked, itemId: item?.id ?? '', sources }
}

describe('an item that is answered', () => {
  it('becomes a pair, and shows the better answer', async () => {
    const { itemId, answer, items, list, count, sources } = await reported()
    const answered = await answer(itemId, '  30 days ')
    expect(answered).toMatchObject({
      state: 'INBOX_STATE_ANSWERED',
      question: 'How long is the trial?',
      answer: '30 days',
      comment: 'Wrong',
    })
    expect(sources()).toMatchObject([{ id: answered.sourceId, question: 'How long is the trial?', answer: '30 days' }])
    expect(await items('INBOX_STATE_ANSWERED')).toEqual([answered])
    expect([await list(), await count()]).toMatchObject([{ items: [], total: 0, open: 0 }, {}])
    expect((await list('INBOX_STATE_UNSPECIFIED')).total).toBe(1)
  })

  it('can be answered again with the same answer only', async () => {
    const { itemId, answer, dismiss, sources } = await reported()
    const first = await answer(itemId, '30 days', 'How long?')
    expect(await answer(itemId, '30 days', 'How long?')).toEqual(first)
    expect(await answer(itemId, '30 days')).toEqual(first)
    const handled = { kind: 'exists', reason: 'ALREADY_HANDLED' }
    await expect(answer(itemId, '31 days')).rejects.toMatchObject(handled)
    await expect(answer(itemId, '30 days', 'Another question')).rejects.toMatchObject(handled)
    await expect(dismiss(itemId)).rejects.toMatchObject(handled)
    expect(sources()).toHaveLength(1)
  })

  it('stays when its person takes the sharing back, without what that person said', async () => {
    const { itemId, asked, answer, items } = await reported()
    await answer(itemId, '30 days')
    await asked.rate({ rating: 'RATING_DOWN', comment: 'Wrong', shared: false })
    const pair = { question: 'How long is the trial?', answer: '30 days', comment: '', rating: 'RATING_UNSPECIFIED' }
    expect(await items('INBOX_STATE_ANSWERED')).toMatchObject([pair])
    await asked.rate({ rating: 'RATING_UP', comment: 'Better', shared: true })
    expect(await items('INBOX_STATE_UNSPECIFIED')).toMatchObject([{ state: 'INBOX_STATE_ANSWERED', comment: 'Better' }])
  })

  it('has a question of 1 to 1,000 characters and an answer of 1 to 4,000', async () => {
    const { itemId, answer, sources } = await reported('q'.repeat(2_000))
    const invalid = { kind: 'invalid', reason: 'VALIDATION' }
    for (const text of ['', '  ', 'x'.repeat(4_001)]) await expect(answer(itemId, text)).rejects.toMatchObject(invalid)
    for (const question of [' ', 'x'.repeat(1_001)]) await expect(answer(itemId, 'x', question)).rejects.toMatchObject(invalid)
    await answer(itemId, 'x'.repeat(4_000))
    expect(sources()).toMatchObject([{ question: 'q'.repeat(1_000), answer: 'x'.repeat(4_000) }])
  })

  it('stays open when persona refuses the pair, and can be answered otherwise', async () => {
    const { itemId, answer, items, sources } = await reported()
    inbox.failAddSource('refused')
    await expect(answer(itemId, '30 days')).rejects.toMatchObject({ kind: 'denied', reason: 'SOURCE_LIMIT' })
    expect(await items()).toMatchObject([{ state: 'INBOX_STATE_OPEN', answer: 'No idea.' }])
    inbox.failAddSource(null)
    await answer(itemId, '31 days')
    expect(sources()).toMatchObject([{ answer: '31 days' }])
  })
})

describe('after a crash between the pair and the item', () => {
  it('a repeat finishes with one source', async () => {
    const { itemId, answer, items, sources } = await reported()
    inbox.failAddSource('after-adding')
    await expect(answer(itemId, '30 days')).rejects.toThrow()
    expect([await items(), sources()]).toMatchObject([[{ state: 'INBOX_STATE_OPEN' }], [{ answer: '30 days' }]])
    inbox.failAddSource(null)
    const { sourceId } = await answer(itemId, '30 days')
    expect(sources()).toMatchObject([{ id: sourceId }])
  })

  it('another answer finishes the first one, so that the item tells what the source has', async () => {
    const { itemId, answer, items, sources } = await reported()
    inbox.failAddSource('after-adding')
    await expect(answer(itemId, '30 days')).rejects.toThrow()
    inbox.failAddSource(null)
    await expect(answer(itemId, '31 days')).rejects.toMatchObject({ reason: 'ALREADY_HANDLED' })
    expect([await items('INBOX_STATE_ANSWERED'), sources()]).toMatchObject([[{ answer: '30 days' }], [{ answer: '30 days' }]])
  })

  it('the item outlives its conversation until it is finished', async () => {
    const { itemId, asked, answer, items, sources } = await reported()
    inbox.failAddSource('after-adding')
    await expect(answer(itemId, '30 days')).rejects.toThrow()
    await asked.rate({ rating: 'RATING_UNSPECIFIED' })
    inbox.failAddSource(null)
    await answer(itemId, '30 days')
    expect([await items('INBOX_STATE_ANSWERED'), sources()]).toMatchObject([[{ answer: '30 days', comment: '' }], [{ answer: '30 days' }]])
  })
})

describe('an item that is dismissed', () => {
  it('leaves the open ones, can be dismissed again, and can still be answered', async () => {
    const { itemId, dismiss, items, count, answer } = await reported()
    expect(await dismiss(itemId)).toMatchObject({ id: itemId, state: 'INBOX_STATE_DISMISSED', question: 'How long is the trial?' })
    expect(await dismiss(itemId)).toMatchObject({ state: 'INBOX_STATE_DISMISSED' })
    expect([await items(), await count()]).toEqual([[], {}])
    expect(await items('INBOX_STATE_DISMISSED')).toHaveLength(1)
    expect(await answer(itemId, '30 days')).toMatchObject({ state: 'INBOX_STATE_ANSWERED' })
    expect(await items('INBOX_STATE_DISMISSED')).toEqual([])
  })

  it('ends answered with its source when it is answered at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { itemId, dismiss, items, answer, sources } = await reported()
      const [answered] = await Promise.allSettled([answer(itemId, '30 days'), dismiss(itemId)])
      expect(answered.status).toBe('fulfilled')
      expect([await items('INBOX_STATE_UNSPECIFIED'), sources()]).toMatchObject([
        [{ state: 'INBOX_STATE_ANSWERED' }],
        [{ answer: '30 days' }],
      ])
    }
  })

  it('has one source, that of the item, when two answer it at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { itemId, items, answer, sources } = await reported()
      const results = await Promise.allSettled([answer(itemId, '30 days'), answer(itemId, '31 days')])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [item] = await items('INBOX_STATE_ANSWERED')
      expect(sources()).toMatchObject([{ id: item?.sourceId, answer: item?.answer }])
    }
  })
})
