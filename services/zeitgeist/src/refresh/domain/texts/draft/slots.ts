import { singularOf } from '@rostra/text/stem'
import type { Brief, BriefWord } from '../../entries/brief.ts'
import { withCapitals } from './capitals.ts'
import { atLeastPeople, people } from './counts.ts'

/**
 * The values that are put into phrases. Words are bare in a list or after a colon, and quoted within a sentence, so that any part of speech fits.
 */
export interface Slots {
  /** The headword in title case, in sentence case, as it is, and in quotation marks. */
  Title: string
  Head: string
  head: string
  quoted: string
  /** The same in quotation marks at the beginning of a sentence. */
  Quoted: string
  /** A second word, in the same forms. */
  Title2: string
  Second: string
  second: string
  /** 'at least 25 people': those who used the second word. */
  secondPeople: string
  /** One to four further words in quotation marks, the second one first; and those after the second, empty when there is none. */
  others: string
  rest: string
  /** Two to four words with the headword, bare. */
  list: string
  /** 'at least 50 people', and the same at the beginning of a sentence. */
  people: string
  People: string
  /** 'from about 25 to about 75', or 'up to about 75' when the earlier count is not shown. */
  growth: string
}

const maxOthers = 4
const maxListed = 4

export function slotsOf(brief: Brief): Slots {
  const words = distinctWords(brief.words).slice(0, maxOthers + 1)
  const [head = '', ...others] = words.map(({ text }) => withCapitals(text))
  const second = others[0] ?? head
  const counted = atLeastPeople(brief.people)
  const quote = (list: readonly string[]) => enumerated(list.map((word) => `“${word}”`))
  return {
    Title: inTitleCase(head),
    Head: capitalised(head),
    head,
    quoted: quote([head]),
    Quoted: quote([capitalised(head)]),
    Title2: inTitleCase(second),
    Second: capitalised(second),
    second,
    secondPeople: atLeastPeople((words[1] ?? words[0])?.people ?? brief.people),
    others: quote(others.length > 0 ? others : [head]),
    rest: quote(others.slice(1)),
    list: [head, ...others].slice(0, maxListed).join(', '),
    people: counted,
    People: capitalised(counted),
    growth: growthText(brief.growth),
  }
}

/**
 * Returns the words without those that share a word with an earlier one, as 'bread' and 'bread flour'. With fewer than two left, returns
 * all. A pair with the headword comes first when a third of the headword's people used it: it says more.
 */
export function distinctWords(words: readonly BriefWord[]): BriefWord[] {
  const [head] = words
  const telling = words.find(
    ({ text, people }) => head && text !== head.text && text.split(' ').includes(head.text) && people * 3 >= head.people,
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

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

function growthText(growth: Brief['growth']): string {
  if (!growth || growth.now === 0) return 'from fewer people to more'
  return growth.before === 0 ? `up to about ${people(growth.now)}` : `from about ${people(growth.before)} to about ${people(growth.now)}`
}

const inTitleCase = (words: string): string => words.split(' ').map(capitalised).join(' ')

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
