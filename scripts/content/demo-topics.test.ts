import { describe, expect, it } from '@jest/globals'
import { letterWords } from '@rostra/text/exact-words'
import { stemOf } from '@rostra/text/stem'
import { readDemoConversations } from '../../services/chat/src/demo/store/read-demo-conversations.ts'
import { readDemoStories } from '../../services/newsroom/src/store/demo-stories/read-demo-stories.ts'
import { readDemoPersonas } from '../../services/persona/src/core/store/demo-personas/read-demo-personas.ts'
import { floorFailure } from '../../services/zeitgeist/src/core/domain/decisions/floor.ts'
import { hashTerm, hashTerms } from '../../services/zeitgeist/src/core/domain/terms/hash-terms.ts'
import { takeRuns } from '../../services/zeitgeist/src/core/domain/terms/runs.ts'
import { takeTerms } from '../../services/zeitgeist/src/core/domain/terms/take-terms.ts'
import { assignTypes } from '../../services/zeitgeist/src/refresh/domain/entries/assign-types.ts'
import type { Brief } from '../../services/zeitgeist/src/refresh/domain/entries/brief.ts'
import { growthOf } from '../../services/zeitgeist/src/refresh/domain/entries/growth.ts'
import { chooseText } from '../../services/zeitgeist/src/refresh/domain/texts/choose-text.ts'
import { draftTexts } from '../../services/zeitgeist/src/refresh/domain/texts/draft/draft-texts.ts'
import { screenWord } from '../../services/zeitgeist/src/refresh/domain/texts/screen-word.ts'
import { findTopics } from '../../services/zeitgeist/src/refresh/domain/topics/find-topics.ts'
import type { Evidence, Topic } from '../../services/zeitgeist/src/refresh/domain/topics/topic.ts'

/** ZEITGEIST_MIN_PEOPLE of a laptop. */
const minPeople = 3
const today = 20_700
const key = 'k'.repeat(32)

const demoConversations = await readDemoConversations()
const words = new Map(demoConversations.flatMap(({ text }) => takeTerms(text).terms.map((term) => [hashTerm(key, term), term] as const)))
const rows = demoConversations.map(({ member, persona, daysAgo, hour, text }, i): Evidence => {
  const day = today - daysAgo
  const message = {
    exchangeId: `e${i}`,
    at: new Date((day * 24 + hour) * 3_600_000),
    terms: hashTerms(key, takeTerms(text).terms),
    runs: [],
  }
  return { day, conversationId: `c${i}`, personaId: persona, person: member, messages: [message] }
})

const numbers: Readonly<Record<string, number>> = { three: 3, six: 6, nine: 9, twelve: 12 }
const hasWord = (text: string, word: string) => letterWords(text).map(stemOf).includes(stemOf(word.toLowerCase()))

const reading = (kept: readonly Evidence[]) =>
  async function* () {
    yield kept
  }
const days = Array.from({ length: 14 }, (_, i) => today - 13 + i)
const topics = await findTopics({
  thisWeek: reading(rows.filter(({ day }) => day > today - 7)),
  weekBefore: reading(rows.filter(({ day }) => day <= today - 7)),
  days,
  minPeople,
  signal: new AbortController().signal,
})
const growth = ({ peopleByDay }: Topic) => growthOf({ firstDay: today - 13, peopleByDay }, minPeople, true)
const wordsOf = (topic: Topic) => topic.terms.map(({ hash }) => words.get(hash) ?? '')

describe('the demo conversations', () => {
  it('are with demo personas', async () => {
    const slugs = new Set((await readDemoPersonas()).map(({ slug }) => slug))
    expect(demoConversations.filter(({ persona }) => !slugs.has(persona))).toEqual([])
  })

  it('give at least 12 topics above the floor of 3 people, four of which grow', () => {
    const shown = topics.filter((topic) => floorFailure({ terms: topic.terms.length, people: topic.supporters }, minPeople) === null)
    expect(shown.length).toBeGreaterThanOrEqual(12)
    expect(shown.filter((topic) => growth(topic).grew && growth(topic).points.length === 14)).toHaveLength(4)
    expect(shown.flatMap(wordsOf).filter((word) => !screenWord(word))).toEqual([])
  })

  it('bear out the figures of the sample stories', async () => {
    for (const { slug, daysAgo, paragraphs } of await readDemoStories()) {
      const text = paragraphs[0]?.text ?? ''
      const [, figure = '', subject = ''] = /^At least (\w+) people raised “(.+?)”/.exec(text) ?? []
      const [, ...others] = [...text.matchAll(/“(.+?)”/g)].map(([, word = '']) => word)
      const raises = (said: string) =>
        subject.split(' ').some((word) => hasWord(said, word)) || others.filter((word) => hasWord(said, word)).length > 1
      const ofWeek = demoConversations.filter((each) => each.daysAgo > daysAgo && each.daysAgo <= daysAgo + 7)
      const people = new Set(ofWeek.filter((each) => raises(each.text)).map(({ member }) => member)).size
      expect({ slug, isBorne: people >= (numbers[figure] ?? Number.POSITIVE_INFINITY) }).toEqual({ slug, isBorne: true })
    }
  })

  it('give entries of every kind whose built-in texts repeat none of them', () => {
    const said = new Set(demoConversations.flatMap(({ text, answer }) => [...takeRuns(text), ...takeRuns(answer)]))
    const candidates = topics.map((topic) => ({
      key: topic.key,
      words: wordsOf(topic).map((text) => ({ text, people: minPeople })),
      people: topic.people,
      personas: 3,
      grew: growth(topic).grew,
    }))
    const planned = assignTypes(candidates)
    expect(new Set(planned.map(({ type }) => type)).size).toBe(3)
    for (const { key: planKey, type } of planned) {
      const { words: brief, people } = candidates.find((candidate) => candidate.key === planKey) as (typeof candidates)[number]
      const texts = draftTexts({ type, words: brief, people, personas: 3, botName: 'Ada', growth: null, seed: planKey } satisfies Brief)
      expect(
        chooseText(
          texts.map((text) => ({ text, offline: true })),
          takeRuns,
          (run) => said.has(run),
        ),
      ).not.toBeNull()
    }
  })
})
