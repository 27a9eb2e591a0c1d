import { letterWords } from '@rostra/text/exact-words'
import type { EntrySource, Material } from '../../material/material.ts'
import { isPrintable } from '../planning/is-printable.ts'
import { inTitleCase, withCapitals } from '../words/capitals.ts'
import { sharedSubjects, subjectStems } from '../words/words.ts'

/** What a story may say about an entry, as parts of sentences. */
export interface EntryFacts {
  /** The number of the source. */
  source: number
  type: EntrySource['type']
  /** The subject in quotation marks, so that any part of speech fits into a sentence; and in title case without them. */
  subject: string
  Subject: string
  /** The entry's title in quotation marks. */
  title: string
  /** One to three further words in quotation marks: '“rye flour”, “oven” and “crust”'; empty when the entry has none. */
  words: string
  /** 'at least 25 people', and the same at the beginning of a sentence. */
  people: string
  People: string
  /** 'from about 25 to about 75', 'up to about 75', or 'up' when no count is shown. */
  growth: string
  /** People at the beginning, the end and the height of the chart; null when no chart is shown. */
  chart: { first: number; last: number; most: number } | null
  /** Whether it shares a word with the topic. */
  isAboutTopic: boolean
}

export interface TopicFacts {
  source: number
  /** In quotation marks, and in title case without them. */
  subject: string
  Subject: string
}

export interface StoryFacts {
  source: number
  /** The title in quotation marks. */
  title: string
  /** A take-away: a whole sentence. Empty when the story has none. */
  takeaway: string
}

export interface Facts {
  topic: TopicFacts | null
  entries: readonly EntryFacts[]
  stories: readonly StoryFacts[]
}

const maxWords = 3

/** Takes from the material what a story may say. Sources that are not printable give nothing. */
export function factsOf(material: Material): Facts {
  const facts = { topic: null as TopicFacts | null, entries: [] as EntryFacts[], stories: [] as StoryFacts[] }
  const topicStems = subjectStems(material.flatMap((each) => (each.kind === 'topic' && isPrintable(each) ? [each.title] : [])).join(' '))
  material.forEach((each, index) => {
    const source = index + 1
    if (!isPrintable(each)) return
    if (each.kind === 'topic') facts.topic = { source, subject: `“${each.title}”`, Subject: inTitleCase(each.title) }
    if (each.kind === 'entry') facts.entries.push(entryFacts(each, source, topicStems))
    if (each.kind === 'story')
      facts.stories.push({ source, title: `“${plainTitle(each.title)}”`, takeaway: sentence(each.takeaways[0] ?? '') })
  })
  return facts
}

/** How the zeitgeist titles its entries; what is left is the subject. */
const titles = [
  /^(?:On Many Minds|Much Discussed|A Common Thread|In Conversation|A Growing Subject|Heard More Often): (.+)$/,
  /^(.+), (?:a Shared Subject|in Dialogue|Mentioned More Often)$/,
  /^(?:All Around|A Chat About|A Few Lines on|Somewhere Near|Talking of|Asking About|More Talk of|Growing Talk of|More People Mention) (.+)$/,
  /^(.+) in More Chats$/,
]

/** The subject of an entry: what it quotes and has in its title, what its title is about, or else the whole title. */
export function subjectOf({ title, content }: Pick<EntrySource, 'title' | 'content'>): string {
  const name = plainTitle(title)
  const quoted = quotedWords(content).filter((word) => ` ${letterWords(name).join(' ')} `.includes(` ${letterWords(word).join(' ')} `))
  const [first] = quoted
  if (first !== undefined) return first
  for (const pattern of titles) {
    const [, subject] = pattern.exec(name) ?? []
    if (subject !== undefined) return subject
  }
  return name
}

function entryFacts(entry: EntrySource, source: number, topic: ReadonlySet<string>): EntryFacts {
  const subject = subjectOf(entry)
  const people = peopleIn(entry.content)
  return {
    source,
    type: entry.type,
    subject: `“${subject}”`,
    Subject: inTitleCase(subject),
    title: `“${plainTitle(entry.title)}”`,
    words: enumerated(otherWords(entry.content, subject).map((word) => `“${word}”`)),
    people,
    People: `${people.charAt(0).toUpperCase()}${people.slice(1)}`,
    growth: growthIn(entry.content),
    chart: chartOf(entry.trend),
    isAboutTopic: sharedSubjects(topic, subjectStems(`${entry.title} ${entry.content}`)) > 0,
  }
}

/** A title without quotation marks, so that it can stand between them. */
const plainTitle = (title: string): string => title.replace(/["“”]/g, '').replace(/[.]+$/, '')

const quotedWords = (content: string): string[] => [...content.matchAll(/[“"]([^”"“]{2,40})[”"]/g)].map(([, word = '']) => lowered(word))

/** A quoted word that begins a sentence has a capital that is not its own. */
const lowered = (word: string): string => withCapitals(word.toLowerCase())

function otherWords(content: string, subject: string): string[] {
  const shown = new Set(letterWords(subject))
  return [...new Set(quotedWords(content))]
    .filter((word) => letterWords(word).length <= 3 && !letterWords(word).some((part) => shown.has(part)))
    .slice(0, maxWords)
}

function peopleIn(content: string): string {
  const [found] = /\b(?:at least|more than) (?:\d{1,3}|[a-z]+(?: thousand)?) people\b/i.exec(content) ?? []
  return found === undefined ? 'enough people to fill an entry' : found.toLowerCase()
}

const count = '(?:\\d{1,3}|(?:more than )?[a-z]+(?: thousand)?)'
const growth = new RegExp(`\\b(?:from about ${count} to about ${count}|up to about ${count})(?=[.,:;]| by| when|$)`, 'i')

const growthIn = (content: string): string => growth.exec(content)?.[0].toLowerCase() ?? 'up'

function chartOf(trend: EntrySource['trend']): EntryFacts['chart'] {
  const counts = trend.map(({ people }) => people)
  const [first] = counts
  const last = counts.at(-1)
  return first === undefined || last === undefined || counts.length < 2 ? null : { first, last, most: Math.max(...counts) }
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
