import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import fc from 'fast-check'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Exchange, ExchangeStatus } from '../../core/domain/exchanges/exchange.ts'
import { maxSharedExchanges, messagesOfShare, shareOf } from './share.ts'

const now = new Date('2026-03-10T12:00:00Z')
const conversation = partial<Conversation>({
  id: 'c'.repeat(24),
  person: 'member:ada',
  personaId: 'plato',
  personaName: 'Plato',
  title: 'On justice',
  greeting: 'Hello',
  startedAt: new Date('2026-03-09T12:00:00Z'),
  endUserId: 'client-1',
})

const exchange = (index: number, answer = `Answer ${index}`, status: ExchangeStatus = 'complete') => {
  const id = index.toString(16).padStart(24, '0')
  const askedAt = new Date(conversation.startedAt.getTime() + index * 1_000)
  return partial<Exchange>({
    id,
    questionId: id,
    conversationId: conversation.id,
    personaId: 'plato',
    person: 'member:ada',
    content: `Question ${index}`,
    parentId: index === 0 ? null : String(index - 1),
    replaces: '',
    continues: '',
    askedAt,
    startedAt: askedAt,
    finishedAt: new Date(askedAt.getTime() + 500),
    answer,
    status,
    end: status === 'complete' ? 'finished' : 'failed',
    citations: [],
    openers: [],
    isFree: false,
    model: '',
  })
}
const branch = (count: number) => Array.from({ length: count }, (_, index) => exchange(index))
const share = (latest: Exchange[], sharedBy = '') => shareOf(conversation, latest, { sharedBy, now })
const contents = (latest: Exchange[]) => messagesOfShare(share(latest)).map(({ content }) => content)

describe('a share', () => {
  it('has the greeting and the ended exchanges, numbered from 1', () => {
    const messages = messagesOfShare(share([exchange(0), exchange(1, 'Half', 'stopped'), exchange(2, '', 'failed')]))
    expect(messages.map(({ id, content, isFromPersona, status }) => [id, content, isFromPersona, status])).toEqual([
      ['s1', 'Hello', true, 'complete'],
      ['s2', 'Question 0', false, 'complete'],
      ['s3', 'Answer 0', true, 'complete'],
      ['s4', 'Question 1', false, 'complete'],
      ['s5', 'Half', true, 'stopped'],
      ['s6', 'Question 2', false, 'complete'],
      ['s7', '', true, 'failed'],
    ])
    expect(messages.map(({ createdAt }) => createdAt)).toEqual(messages.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b))
  })

  it('leaves out the exchange that is still open', () => {
    expect(contents([exchange(0), exchange(1, '', 'running')])).toEqual(['Hello', 'Question 0', 'Answer 0'])
  })

  it('has what its answers cite, without the sources', () => {
    const citation = { n: 2, sourceId: 'source-1', title: 'Bread', page: 3, heading: 'Dough', excerpt: 'Knead it.' }
    const cited = share([{ ...exchange(0), citations: [citation], model: 'offline', isFree: true, openers: ['Why?'] }])
    expect(messagesOfShare(cited).at(-1)).toMatchObject({ model: 'offline', free: true, openers: ['Why?'] })
    expect(messagesOfShare(cited).map(({ citations }) => citations)).toEqual([[], [], [{ ...citation, sourceId: '' }]])
    expect(JSON.stringify(cited)).not.toContain('source-1')
  })

  it('has no greeting when its conversation is a copy of a share without it', () => {
    const cut = shareOf({ ...conversation, isCut: true }, [exchange(0)], { sharedBy: '', now })
    expect(messagesOfShare(cut).map(({ content }) => content)).toEqual(['Question 0', 'Answer 0'])
  })

  it('is cut to a million characters, with those that its answers cite', () => {
    const citation = { n: 1, sourceId: '', title: 'Bread', page: null, heading: '', excerpt: 'x'.repeat(300_000) }
    expect(share(branch(5).map((each) => ({ ...each, citations: [citation] })))).toMatchObject({ isCut: true, exchanges: { length: 3 } })
  })

  it('is refused without an answer', () => {
    for (const latest of [[], [exchange(0, '', 'running')], [exchange(0, '', 'failed')]])
      expect(() => share(latest)).toThrow(expect.objectContaining({ kind: 'state', reason: 'NOTHING_TO_SHARE' }))
  })

  it('has the latest 200 exchanges and no greeting when there are more', () => {
    const messages = contents(branch(maxSharedExchanges + 1))
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([400, 'Question 1', 'Answer 200'])
    const withOpen = [...branch(maxSharedExchanges), exchange(maxSharedExchanges, '', 'running')]
    expect([contents(withOpen).length, contents(withOpen)[0]]).toEqual([401, 'Hello'])
  })

  it('has at most a million characters, of whole exchanges', () => {
    const long = Array.from({ length: 150 }, (_, index) => exchange(index, 'x'.repeat(9_988)))
    const { exchanges, isCut } = share(long)
    expect([exchanges.length, exchanges.at(-1)?.content, isCut]).toEqual([100, 'Question 149', true])
  })

  it('has the title that its person gave, or one that was made of what is shared', () => {
    const titleFor = (first: Partial<Exchange>, titleFrom?: 'model' | 'person') =>
      shareOf({ ...conversation, titleFrom }, [{ ...exchange(0), ...first }, exchange(1)], { sharedBy: '', now }).title
    expect([titleFor({}), titleFor({}, 'model')]).toEqual(['Question 0', 'On justice'])
    const edited = { replaces: 'u0', content: 'What is virtue?' }
    expect([titleFor(edited), titleFor(edited, 'model'), titleFor(edited, 'person')]).toEqual([
      'What is virtue?',
      'What is virtue?',
      'On justice',
    ])
    const later = { parentId: 'an earlier one', content: '# ' }
    expect([titleFor(later), titleFor({ ...later, content: 'And beauty?' })]).toEqual(['#', 'And beauty?'])
  })

  it('leads neither to its person nor to an exchange', () => {
    const { conversationId: _own, ...shared } = share(branch(3), 'Ada')
    const text = JSON.stringify([shared, messagesOfShare(share(branch(3)))])
    for (const { id } of branch(3)) expect(text).not.toContain(id)
    for (const secret of [conversation.id, 'member:', 'client-1']) expect(text).not.toContain(secret)
  })

  it('has the end of any branch in its order, each exchange once', () => {
    const statuses = fc.constantFrom<ExchangeStatus>('complete', 'stopped', 'failed')
    const branches = fc.array(fc.record({ status: statuses, length: fc.integer({ min: 1, max: 40_000 }) }), {
      minLength: 1,
      maxLength: 202,
    })
    fc.assert(
      fc.property(branches, (drawn) => {
        const latest = drawn.map(({ status, length }, index) => exchange(index, 'x'.repeat(length), status))
        const { exchanges, isCut } = share(latest)
        expect(exchanges.map(({ content }) => content)).toEqual(latest.slice(-exchanges.length).map(({ content }) => content))
        expect(isCut).toBe(exchanges.length < latest.length)
        expect(exchanges.length).toBeGreaterThan(0)
      }),
      { numRuns: 30 },
    )
  })
})
