import { capitalised, withCapitals } from '@rostra/text/capitals'
import { letterWords } from '@rostra/text/exact-words'
import type { EntrySource, Material } from '../../material/material.ts'
import { isPrintable } from '../planning/is-printable.ts'
import { inTitleCase } from '../words/title-case.ts'
import { sharedSubjects, subjectStems } from '../words/words.ts'

/** What a story may say about an entry, as parts of sentences. */
export interface EntryFacts {
  /** The number of the source. */
  source: number
  type: EntrySource['type']
  /** The subject in quotation marks, so that any part of speech fits into a sentence; and in title case. */
  subject: string
  Subject: string
  /** One to three further words in quotation marks: '“rye flour”, “oven” and “crust”'; empty when the entry has none. */
  words: string
  /** The same words in title case. */
  Words: string
  /** 'At least 25 people', as a sentence begins. */
  People: string
  /** Whether the entry has a count of people. */
  isCounted: boolean
  /** 'from about 25 to about 75' or 'up to about 75'; empty when no count is shown. */
  growth: string
  /** Whether it shares a word with the topic. */
  isAboutTopic: boolean
}

export interface TopicFacts {
  source: number
  /** In quotation marks, and in title case. */
  subject: string
  Subject: string
}

export interface StoryFacts {
  source: number
  /** The title in quotation marks. */
  title: string
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
    if (each.kind === 'topic') facts.topic = { source, subject: `“${each.title}”`, Subject: `“${inTitleCase(each.title)}”` }
    if (each.kind === 'entry') facts.entries.push(entryFacts(each, source, topicStems))
    if (each.kind === 'story') facts.stories.push({ source, title: `“${plainTitle(each.title)}”` })
  })
  return facts
}

/** The subject of an entry: what its text quotes and its title has, or else the whole title. */
export function subjectOf({ title, content }: Pick<EntrySource, 'title' | 'content'>): string {
  const name = plainTitle(title)
  const inTitle = ` ${letterWords(name).join(' ')} `
  return quotedWords(content).find((word) => inTitle.includes(` ${letterWords(word).join(' ')} `)) ?? name
}

function entryFacts(entry: EntrySource, source: number, topic: ReadonlySet<string>): EntryFacts {
  const subject = subjectOf(entry)
  const others = otherWords(entry.content, subject)
  const people = peopleIn(entry.content)
  return {
    source,
    type: entry.type,
    subject: `“${subject}”`,
    Subject: `“${inTitleCase(subject)}”`,
    words: enumerated(others.map((word) => `“${word}”`)),
    Words: enumerated(others.map((word) => `“${inTitleCase(word)}”`)),
    People: people ?? 'Enough people for an entry',
    isCounted: people !== undefined,
    growth: growthIn(entry.content),
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

function peopleIn(content: string): string | undefined {
  const [found] = /\b(?:at least|more than) (?:\d{1,3}|[a-z]+(?: thousand)?) people\b/i.exec(content) ?? []
  return found && capitalised(found.toLowerCase())
}

const count = '(?:\\d{1,3}|(?:more than )?[a-z]+(?: thousand)?)'
const growth = new RegExp(`\\b(?:from about ${count} to about ${count}|up to about ${count})(?=[.,:;]| by| when|$)`, 'i')

const growthIn = (content: string): string => growth.exec(content)?.[0].toLowerCase() ?? ''

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
