import { describe, expect, it } from '@jest/globals'
import { countTopics } from './count-topics.ts'
import { keepTerms } from './drop-terms.ts'
import { findTopics } from './find-topics.ts'
import { createRandom, inBatches, type Said, termOf, toEvidence, wordsOf } from './testing/evidence.ts'
import { smallTalk, subjects } from './testing/subjects.ts'
import type { Evidence, Topic } from './topic.ts'

const firstDay = 20_000
const days = Array.from({ length: 14 }, (_, index) => firstDay + index)
const minPeople = 10
const words = new Map([...Object.values(subjects).flat(), ...smallTalk].flatMap(wordsOf).map((word) => [termOf(word), word]))

const find = (thisWeek: readonly Evidence[], { weekBefore = [], batch = 100 }: { weekBefore?: readonly Evidence[]; batch?: number } = {}) =>
  findTopics({
    thisWeek: inBatches(thisWeek, batch),
    weekBefore: inBatches(weekBefore, batch),
    days,
    minPeople,
    signal: new AbortController().signal,
  })

const textsOf = (topic: Topic) => topic.terms.map(({ hash }) => words.get(hash) as string)

/** Two messages a conversation, by 500 people, about one subject each or small talk. */
function talk(seed: number, conversations = 2_000, week = 1): Said[] {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const lists = Object.values(subjects)
  return Array.from({ length: conversations }, (_, index) => {
    const list = pick(lists)
    const person = Math.floor(random() * 500)
    const personaId = `persona-${Math.floor(random() * 10)}`
    const at = new Date((firstDay + week * 7 + Math.floor(random() * 7)) * 86_400_000)
    return [0, 1].map(() => ({
      person,
      personaId,
      at,
      conversationId: `conversation-${week}-${index}`,
      text: random() < 0.3 ? pick(smallTalk) : pick(list),
    }))
  }).flat()
}

describe('the topics of a week', () => {
  it('name each subject by words of that subject', async () => {
    const topics = await find(toEvidence(talk(1)))
    for (const [subject, messages] of Object.entries(subjects)) {
      const vocabulary = new Set(messages.flatMap(wordsOf))
      const matching = topics.filter((topic) => textsOf(topic).every((word) => vocabulary.has(word)))
      expect({ subject, found: matching.length > 0 }).toEqual({ subject, found: true })
    }
  })

  it('do not depend on the order of rows or the size of batches', async () => {
    const rows = toEvidence(talk(2))
    const random = createRandom(3)
    const shuffled = rows
      .map((row) => ({ row, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ row }) => row)
    expect(await find(shuffled, { batch: 7 })).toEqual(await find(rows))
  })

  it('have exact people, terms, personas and first times', async () => {
    const messages = talk(4)
    const rows = toEvidence(messages)
    for (const topic of await find(rows)) {
      const hashes = topic.terms.map(({ hash }) => hash)
      const supporting = rows.flatMap((row) => {
        const used = row.messages.filter(({ terms }) => terms.some((term) => hashes.includes(term)))
        const own = new Set(used.flatMap(({ terms }) => terms.filter((term) => hashes.includes(term))))
        return own.has(hashes[0] as number) || own.size >= 2 ? [{ row, own, firstAt: Math.min(...used.map(({ at }) => at.getTime())) }] : []
      })
      expect(topic.people).toBe(new Set(supporting.map(({ row }) => row.person)).size)
      expect(topic.supporters).toHaveLength(topic.people)
      for (const { person, terms, personas, firstAt } of topic.supporters) {
        const own = supporting.filter(({ row }) => row.person === person)
        expect(hashes.filter((_, place) => (terms >> place) & 1).sort()).toEqual([...new Set(own.flatMap((one) => [...one.own]))].sort())
        expect(personas.map(({ personaId }) => personaId)).toEqual([...new Set(own.map(({ row }) => row.personaId))].sort())
        expect(personas.flatMap(({ conversationIds }) => conversationIds).sort()).toEqual(own.map(({ row }) => row.conversationId).sort())
        expect(firstAt).toBe(Math.min(...own.map((one) => one.firstAt)))
      }
    }
  })

  it('have terms that enough of their people used, each in one topic only', async () => {
    const topics = await find(toEvidence(talk(5)))
    for (const { terms, supporters } of topics) {
      expect(terms.length).toBeGreaterThanOrEqual(2)
      for (const place of terms.keys())
        expect(supporters.filter((one) => (one.terms >> place) & 1).length).toBeGreaterThanOrEqual(minPeople)
    }
    const hashes = topics.flatMap(({ terms }) => terms.map(({ hash }) => hash))
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('name up to three exchanges of different people that contain the term', async () => {
    const rows = toEvidence(talk(6))
    const messages = new Map(
      rows.flatMap((row) => row.messages.map((message) => [message.exchangeId, { person: row.person, terms: message.terms }])),
    )
    for (const { hash, exchangeIds } of (await find(rows)).flatMap(({ terms }) => terms)) {
      const found = exchangeIds.map((id) => messages.get(id))
      expect(found.length).toBe(3)
      expect(found.every((message) => message?.terms.includes(hash))).toBe(true)
      expect(new Set(found.map((message) => message?.person)).size).toBe(3)
    }
  })

  it('count people on each of the 14 days', async () => {
    const topics = await find(toEvidence(talk(7)), { weekBefore: toEvidence(talk(7, 2_000, 0)) })
    for (const { peopleByDay, firstDay: first } of topics) {
      expect(first).toBe(firstDay)
      expect(peopleByDay.slice(0, 7)).toEqual(peopleByDay.slice(7))
    }
  })

  it('gain nothing from a person who says the same a thousand times', async () => {
    const said = (person: number, index: number, text: string): Said => ({
      person,
      text,
      personaId: 'persona-0',
      conversationId: `chatty-${person}-${index}`,
      at: new Date((firstDay + 7) * 86_400_000),
    })
    const chatty = Array.from({ length: 1_000 }, (_, index) => said(9_000, index, 'vintage typewriter ribbon'))
    const few = Array.from({ length: minPeople - 2 }, (_, index) => said(9_100 + index, 0, 'vintage typewriter ribbon'))
    const isThere = async (messages: readonly Said[]) =>
      (await find(toEvidence([...talk(8), ...messages]))).some(({ terms }) => terms.some(({ hash }) => hash === termOf('typewriter')))
    expect(await isThere([...chatty, ...few])).toBe(false)
    expect(await isThere([...chatty, ...few, said(9_200, 0, 'vintage typewriter ribbon')])).toBe(true)
  })

  it('are none when nobody talks', async () => {
    expect(await find([])).toEqual([])
  })
})

describe('the terms that are kept of a topic', () => {
  it('decide anew who supports it', async () => {
    const rows = toEvidence(talk(9))
    const weeks = { thisWeek: inBatches(rows), weekBefore: inBatches([]), days, signal: new AbortController().signal }
    for (const topic of await find(rows)) {
      const kept = topic.terms.filter((_, place) => place % 2 === 0).map(({ hash }) => hash)
      const smaller = keepTerms(topic, new Set(kept))
      if (kept.length < 2) expect(smaller).toBeNull()
      else {
        const [counted] = await countTopics([kept], weeks)
        expect(smaller).toMatchObject({ key: counted?.key, people: counted?.people, peopleByDay: counted?.peopleByDay })
        expect(smaller?.supporters.map(({ person, terms, personas }) => ({ person, terms, personas }))).toEqual(
          counted?.supporters.map(({ person, terms, personas }) => ({ person, terms, personas })),
        )
      }
    }
  })

  it('include the head and another one', async () => {
    const [topic] = await find(toEvidence(talk(10)))
    const hashes = (topic as Topic).terms.map(({ hash }) => hash)
    expect(keepTerms(topic as Topic, new Set(hashes.slice(1)))).toBeNull()
    expect(keepTerms(topic as Topic, new Set(hashes.slice(0, 1)))).toBeNull()
    expect(keepTerms(topic as Topic, new Set(hashes))).toBe(topic)
  })
})
