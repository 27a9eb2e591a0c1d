import { singularOf } from '@rostra/text/stem'
import type { EntryText } from '../../../../core/domain/entries/entry.ts'
import type { Brief, BriefWord } from '../../entries/brief.ts'
import { withCapitals } from './capitals.ts'
import { atLeastPeople, people } from './counts.ts'

const maxOthers = 4

/** What a draft says: words with the capitals that English gives them. */
interface Facts {
  /** In quotation marks, and in title case without them. */
  subject: string
  Subject: string
  /** Further words in quotation marks, joined; empty when there is none. */
  others: string
  /** The first of them in title case; empty when there is none. */
  Other: string
  /** 'at least 25 people', and the same at the beginning of a sentence. */
  people: string
  People: string
  /** How the count of a trend went; empty for another entry. */
  growth: string
}

/**
 * Returns three drafts of an entry's text, made of counts and shared words in plain sentences. They differ in their wording, because a text that shares a run of
 * words with a message is not shown. They have no dialogue: nobody held it. The same brief gives the same drafts.
 */
export function draftTexts(brief: Brief): EntryText[] {
  const facts = factsOf(brief)
  const { Subject, Other } = facts
  const titles = brief.type === 'trend' ? [`More Talk of ${Subject}`, `${Subject}, More Often`] : [Other ? `${Subject} and ${Other}` : `About ${Subject}`, `Asked About: ${Subject}`]
  return contents(facts).map((content, index) => ({ title: titles[index % titles.length] as string, content, sampleMessages: [] }))
}

function contents({ subject, others, people: counted, People, growth }: Facts): string[] {
  return [
    join(
      `${People} talked with personas about ${subject} this week.`,
      others && `The words beside it: ${others}.`,
      growth && `Counting each person once a day, it went ${growth}.`,
      'The counts are rounded down, and no message is quoted.',
    ),
    join(
      `This week ${subject} was a subject of ${counted}.`,
      others && `Their chats share ${others} as well.`,
      growth && `By daily counts of people it went ${growth}.`,
      'Only words that many people share are shown.',
    ),
    join(`${subject}: ${counted}.`, others && `With it: ${others}.`, growth && `It went ${growth}.`),
  ]
}

function factsOf({ words, people: count, growth }: Brief): Facts {
  const [head = '', ...others] = distinctWords(words)
    .slice(0, maxOthers + 1)
    .map(({ text }) => withCapitals(text))
  const counted = atLeastPeople(count)
  return {
    subject: `“${head}”`,
    Subject: inTitleCase(head),
    others: enumerated(others.map((word) => `“${word}”`)),
    Other: inTitleCase(others[0] ?? ''),
    people: counted,
    People: capitalised(counted),
    growth: growth ? growthText(growth) : '',
  }
}

/**
 * Returns the words without those that share a word with an earlier one, as 'bread' and 'bread flour'. With fewer than two left, returns
 * all. A pair with the headword comes first when a third of the headword's people used it: it says more.
 */
export function distinctWords(words: readonly BriefWord[]): BriefWord[] {
  const [head] = words
  const telling = words.find(
    ({ text, people: count }) => head && text !== head.text && text.split(' ').includes(head.text) && count * 3 >= head.people,
  )
  const ordered = telling ? [telling, ...words.filter((word) => word !== telling)] : words
  const shown = new Set<string>()
  const distinct = ordered.filter(({ text }) => {
    const parts = singularOf(text).split(' ')
    if (parts.some((part) => shown.has(part))) return false
    for (const part of parts) shown.add(part)
    return true
  })
  return distinct.length < 2 ? [...ordered] : distinct
}

function growthText({ now, before }: NonNullable<Brief['growth']>): string {
  if (now === 0) return 'from fewer people to more'
  return before === 0 ? `up to about ${people(now)}` : `from about ${people(before)} to about ${people(now)}`
}

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

const inTitleCase = (words: string): string => words.split(' ').map(capitalised).join(' ')

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Joins sentences; one that does not apply is empty. */
const join = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ')
