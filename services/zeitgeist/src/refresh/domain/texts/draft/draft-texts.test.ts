import { describe, expect, it } from '@jest/globals'
import type { Brief } from '../../entries/brief.ts'
import { atLeastPeople } from './counts.ts'
import { draftTexts } from './draft-texts.ts'

const words = ['sourdough starter', 'rye flour', 'oven', 'crust', 'loaf', 'bread'].map((text) => ({ text, people: 25 }))
const briefOf = (more: Partial<Brief>): Brief => ({
  type: 'theme' as const,
  words,
  people: 50,
  personas: 2,
  botName: 'Odette Marchand',
  seed: 'seed',
  growth: null,
  ...more,
})

describe('the drafts of an entry', () => {
  it('say how many people talked about it, and the words beside it', () => {
    expect(draftTexts(briefOf({}))[0]).toEqual({
      title: 'Sourdough Starter and Rye Flour',
      content: 'At least 50 people asked two personas about “sourdough starter” this week: “rye flour”, “oven”, “crust” and “loaf”.',
      sampleMessages: [],
    })
  })

  it('count no personas below two, and no words when there is one', () => {
    for (const personas of [0, 1])
      expect(draftTexts(briefOf({ personas, words: words.slice(0, 1) }))[0]?.content).toMatch(
        /^At least 50 people asked personas about “sourdough starter” this week\.$/,
      )
  })

  it('say of a trend how it grew', () => {
    const [first] = draftTexts(briefOf({ type: 'trend', growth: { now: 75, before: 25 } }))
    expect(first?.title).toBe('More Talk of Sourdough Starter')
    expect(first?.content).toContain('Counting each person once a day, the number went from about 25 to about 75.')
  })

  it('share no sentence with each other, have no dialogue and no empty part', () => {
    for (const type of ['theme', 'excerpt', 'trend'] as const) {
      for (const count of [1, 2, 6]) {
        const drafts = draftTexts(briefOf({ type, words: words.slice(0, count), growth: type === 'trend' ? { now: 75, before: 0 } : null }))
        const sentences = drafts.flatMap(({ content }) => content.split(/(?<=[.?!]) /))
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const { title, content, sampleMessages } of drafts) {
          expect(`${title} ${content}`).not.toMatch(/undefined|“”| {2}|[.,:;]{2}|\d{4}/)
          expect(sampleMessages).toEqual([])
        }
      }
    }
  })
})

describe('a count of people', () => {
  it.each([
    [3, 'at least three people'],
    [12, 'at least twelve people'],
    [25, 'at least 25 people'],
    [975, 'at least 975 people'],
    [1_000, 'at least one thousand people'],
    [20_975, 'at least twenty thousand people'],
    [21_000, 'more than twenty thousand people'],
  ])('of %i is written as %j', (number, text) => {
    expect(atLeastPeople(number)).toBe(text)
  })
})
