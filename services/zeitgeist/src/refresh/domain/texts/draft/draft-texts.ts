import { capitalised, withCapitals } from '@rostra/text/capitals'
import { singularOf } from '@rostra/text/stem'
import type { EntryText } from '../../../../core/domain/entries/entry.ts'
import type { Brief, BriefWord } from '../../entries/brief.ts'
import { atLeastPeople, people } from './counts.ts'

const maxOthers = 4

/**
 * Returns three drafts of an entry's text, made of counts and shared words in plain sentences. They differ in their wording, because a
 * text that shares a run of words with a message is not shown. They have no dialogue. The same brief gives the same drafts.
 */
export function draftTexts(brief: Brief): EntryText[] {
  const [head = '', ...others] = distinctWords(brief.words)
    .slice(0, maxOthers + 1)
    .map(({ text }) => withCapitals(text))
  const subject = inTitleCase(head)
  const [other] = others
  const titles =
    brief.type === 'trend'
      ? [`More Talk of ${subject}`, `${subject}, More Often`]
      : [other === undefined ? `About ${subject}` : `${subject} and ${inTitleCase(other)}`, `Asked About: ${subject}`]
  return contents(brief, `“${head}”`, enumerated(others.map((word) => `“${word}”`))).map((content, index) => ({
    title: titles[index % titles.length] as string,
    content,
    sampleMessages: [],
  }))
}

/** `subject` and `others` are in quotation marks; `others` is empty when the brief has one word only. */
function contents({ people: count, personas, growth }: Brief, subject: string, others: string): string[] {
  const counted = atLeastPeople(count)
  const asked = personas > 1 ? `${people(personas)} personas` : 'personas'
  const grown = growth && growthText(growth)
  return [
    join(
      `${capitalised(counted)} asked ${asked} about ${subject} this week${others && `: ${others}`}.`,
      grown && `Counting each person once a day, the number went ${grown}.`,
    ),
    join(
      `This week ${subject} was a subject of ${counted}.`,
      others && `Their chats share ${others} as well.`,
      grown && `By daily counts of people it went ${grown}.`,
    ),
    join(`${subject}: ${counted}.`, others && `With it: ${others}.`, grown && `It went ${grown}.`),
  ]
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

const growthText = ({ now, before }: NonNullable<Brief['growth']>): string =>
  before === 0 ? `up to about ${people(now)}` : `from about ${people(before)} to about ${people(now)}`

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

const inTitleCase = (words: string): string => words.split(' ').map(capitalised).join(' ')

/** Joins sentences; one that does not apply is empty or null. */
const join = (...sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ')
