import { describe, expect, it } from '@jest/globals'
import type { EntryText } from '../../../../core/domain/entries/entry.ts'
import { entryTypes } from '../../../../core/domain/entries/entry.ts'
import type { Brief } from '../../entries/brief.ts'
import { atLeastPeople } from './counts.ts'
import { draftTexts } from './draft-texts.ts'

const words = ['sourdough starter', 'rye flour', 'oven', 'crust', 'loaf', 'bread'].map((text) => ({ text, people: 25 }))
const briefOf = (more: Partial<Brief>): Brief => ({
  type: 'theme' as const,
  words,
  people: 50,
  botName: 'Odette Marchand',
  seed: 'seed',
  growth: more.type === 'trend' ? { now: 75, before: 25 } : null,
  ...more,
})
const allDrafts = entryTypes.flatMap((type) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
    [2, 3, 6].flatMap((count) => draftTexts(briefOf({ type, seed, words: words.slice(0, count) })).map((text) => [type, text] as const)),
  ),
)
const count = (text: string) => text.split(/\s+/).length
const partsOf = ({ title, content, sampleMessages }: EntryText) => [title, content, ...sampleMessages.map((message) => message.content)]

describe('the built-in drafts', () => {
  it.each(entryTypes)('of a %s are 8 that share no sentence with each other beside the words', (type) => {
    const drafts = draftTexts(briefOf({ type }))
    expect(drafts).toHaveLength(8)
    const sentences = drafts.map(({ title, content, sampleMessages }) => [
      title,
      ...content.split(/(?<=[.?!]) /),
      ...sampleMessages.map((said) => said.content),
    ])
    expect(new Set(sentences.flat()).size).toBe(sentences.flat().length)
  })

  it('have a title of 2 to 7 words with the headword, content of 35 to 70 words and 2 to 4 sample messages', () => {
    for (const [type, text] of allDrafts) {
      expect({ type, ...text, fits: [count(text.title) >= 2, count(text.title) <= 7] }).toMatchObject({ fits: [true, true] })
      expect(text.title).toContain('Sourdough Starter')
      expect({ content: text.content, fits: count(text.content) >= 35 && count(text.content) <= 70 }).toMatchObject({ fits: true })
      expect(text.sampleMessages.map(({ role }) => role)).toEqual(['user', 'bot', 'user', 'bot'].slice(0, text.sampleMessages.length))
      expect(text.sampleMessages.length).toBeGreaterThanOrEqual(type === 'excerpt' ? 4 : 2)
    }
  })

  it('have no placeholder, no empty quotation and no doubled blank or punctuation', () => {
    for (const part of allDrafts.flatMap(([, text]) => partsOf(text))) expect(part).not.toMatch(/undefined|“”| {2}|[.,:;]{2}|\d{4}/)
  })

  it('name a persona, or none when there is none or its name has an address or a number', () => {
    const speakers = (botName: string) =>
      new Set(draftTexts(briefOf({ botName })).flatMap(({ sampleMessages }) => sampleMessages.map((said) => said.botName)))
    expect(speakers('Odette Marchand')).toEqual(new Set(['', 'Odette Marchand']))
    for (const name of ['', 'Call 555-0199', 'ada@example.org', 'evil.com', '<b>Ada</b>'])
      expect(speakers(name)).toEqual(new Set(['', 'A persona']))
  })

  it('are the same for the same brief, and others for another seed', () => {
    expect(draftTexts(briefOf({}))).toEqual(draftTexts(briefOf({})))
    expect(draftTexts(briefOf({ seed: 'other' }))[0]).not.toEqual(draftTexts(briefOf({}))[0])
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
