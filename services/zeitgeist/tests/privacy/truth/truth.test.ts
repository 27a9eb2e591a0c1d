import { describe, expect, it } from '@jest/globals'
import { buildWorld } from '../world/build-world.ts'
import { dayMs, smallSize, type WorldMessage } from '../world/world.ts'
import { compareEditions } from './compare-editions.ts'
import type { ListedEntry } from './edition.ts'
import { judgeNewEntry, judgeTexts } from './judge-edition.ts'
import { findSharedRuns } from './shared-runs.ts'
import { takeSnapshot } from './snapshot.ts'

const start = Date.UTC(2046, 2, 5)
const at = start + 10 * dayMs
const vocabulary = new Set(['people', 'talk', 'about', 'and'])
const minPeople = 3

const { secrets } = buildWorld({ ...smallSize, people: 120, chattyMessages: 1 }, 1, start)

/** Messages of so many people about a subject, each with one of four personas. */
const about = (words: string, people: number, from = 0, personas = 4): WorldMessage[] =>
  Array.from({ length: people }, (_, index) => ({
    exchangeId: `${words} ${from + index}`,
    conversationId: `${words} ${from + index}`,
    personaId: `persona ${index % personas}`,
    person: `member:${from + index}`,
    at: at - dayMs,
    text: `Tell me of ${words}`,
  }))

const entry = (fields: Partial<ListedEntry>): ListedEntry => ({
  id: '1',
  type: 'THEME',
  title: 'Bread',
  content: 'People talk about bread and yeast',
  botId: '',
  sampleMessages: [],
  conversationIds: [],
  createdAt: '',
  expiresAt: '',
  offline: true,
  trend: [],
  ...fields,
})

const judged = (messages: readonly WorldMessage[], counts: (message: WorldMessage) => boolean = () => true) => ({
  edition: 0,
  minPeople,
  vocabulary,
  secrets,
  snapshot: takeSnapshot(messages, at, counts),
})

const checksOf = (found: readonly { check: string }[]) => [...new Set(found.map(({ check }) => check))]

describe('the judgement of an entry', () => {
  it('accepts what enough people talk about with several personas', () => {
    const messages = about('bread yeast', 6)
    const conversationIds = messages.map(({ conversationId }) => conversationId)
    expect(judgeNewEntry(entry({ conversationIds }), judged(messages))).toEqual([])
    expect(judgeTexts(entry({}), judged(messages))).toEqual([])
  })

  it.each([
    ['a word of too few people', about('bread yeast', 2), {}, ['word that fewer people than the floor said', 'entry below the floor']],
    ['a persona with more than half', about('bread yeast', 6, 0, 1), {}, ['entry of which one persona has more than half']],
    [
      'words that are old',
      about('bread yeast', 6).map((message) => ({ ...message, at: at - 7 * dayMs })),
      {},
      ['evidence of someone who does not count', 'word that fewer people than the floor said', 'entry below the floor'],
    ],
    ['an exact figure', about('bread yeast', 6), { trend: [{ from: '', to: '', people: 4 }] }, ['figure that is not rounded to the floor']],
    [
      'a conversation that does not count',
      about('bread yeast', 6),
      { conversationIds: ['other'] },
      ['entry below the floor', 'evidence of someone who does not count'],
    ],
  ])('finds %s', (_, messages, fields, expected) => {
    const conversationIds = messages.map(({ conversationId }) => conversationId)
    expect(checksOf(judgeNewEntry(entry({ conversationIds, ...fields }), judged(messages))).sort()).toEqual(expected.sort())
  })

  it('leaves people out who do not count', () => {
    const messages = about('bread yeast', 6)
    const found = judgeNewEntry(
      entry({}),
      judged(messages, ({ person }) => person < 'member:2'),
    )
    expect(checksOf(found)).toContain('entry below the floor')
  })

  it('finds a secret of each kind in any field, in any dress', () => {
    for (const secret of secrets.filter(({ fromEdition }) => fromEdition === 0))
      for (const { text } of secret.needles) {
        const dressed = `So they say: ${text.toUpperCase()}!`
        for (const fields of [
          { title: dressed },
          { content: dressed },
          { sampleMessages: [{ role: 'USER', botName: '', content: dressed }] },
        ])
          expect(judgeTexts(entry(fields), { ...judged([]), secrets: [secret] }).map(({ check }) => check)).toContain('secret in an entry')
      }
  })

  it.each(['call 0171 555', 'a@b', 'see https://x', 'www.x', '<b>', '&lt;', 'x.com', '12 34', 'a\u200bb'])('finds %j', (part) => {
    expect(checksOf(judgeTexts(entry({ content: part }), judged([])))).toContain('number, address, link or markup in an entry')
  })
})

describe('the comparison of editions', () => {
  const edition = (entries: ListedEntry[], messages: WorldMessage[], later = 0) => ({
    entries,
    snapshot: takeSnapshot(messages, at + later, () => true),
    afterWithdrawals: false,
  })
  const before = about('bread yeast', 6)
  const after = [...about('bread yeast', 6), ...about('bread yeast', 2, 6)]

  it('finds what appears, vanishes or changes while fewer people than the floor changed', () => {
    const findings = (first: ListedEntry[], second: ListedEntry[]) =>
      checksOf(compareEditions([edition(first, before), edition(second, after)], minPeople, vocabulary))
    expect(findings([], [entry({})])).toEqual(['appeared while fewer people than the floor changed'])
    expect(findings([entry({})], [])).toEqual(['vanished while fewer people than the floor changed'])
    expect(findings([entry({})], [entry({ title: 'Bread!' })])).toEqual(['entry changed without a new id'])
    expect(findings([entry({})], [entry({})])).toEqual([])
  })

  it('accepts what appears when enough people joined', () => {
    const findings = compareEditions(
      [edition([], before), edition([entry({})], [...before, ...about('bread yeast', 3, 6)])],
      minPeople,
      vocabulary,
    )
    expect(findings).toEqual([])
  })
})

it('finds a run of 8 words that a message has, whatever its case and signs', () => {
  const message = { ...(about('x', 1)[0] as WorldMessage), text: 'One, two three *four* five SIX seven eight nine' }
  expect([...findSharedRuns(['and two three four five six seven eight – nine'], [message]).keys()]).toEqual([
    'two three four five six seven eight nine',
  ])
  expect(findSharedRuns(['one two three four five six seven'], [message]).size).toBe(0)
})
