import { describe, expect, it } from '@jest/globals'
import { createRandom, inBatches, type Said, termOf, toEvidence, wordsOf } from '../../testing/evidence.ts'
import { smallTalk, subjects } from '../../testing/subjects.ts'
import { findTopics } from './find-topics.ts'
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
})
