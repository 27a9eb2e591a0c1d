import type { Brief, BriefWord } from '../entry.ts'
import { singularOf } from '../headword.ts'
import { atLeastPeople, people } from './counts.ts'

/** What phrases are filled with. Words are bare in a list or after a colon, and quoted within a sentence, so that any part of speech fits. */
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
  /** One to four further words in quotation marks. */
  others: string
  /** Two to four words with the headword, bare. */
  list: string
  /** 'at least 50 people', and the same at the beginning of a sentence. */
  people: string
  People: string
  /** 'from about 25 to about 75' */
  growth: string
}

const maxOthers = 4
const maxListed = 4

export function slotsOf(brief: Brief): Slots {
  const [head = '', ...others] = distinctWords(brief.words).slice(0, maxOthers + 1)
  const second = others[0] ?? head
  const counted = atLeastPeople(brief.people)
  return {
    ...{ Title: inTitleCase(head), Head: capitalised(head), head, quoted: `“${head}”`, Quoted: `“${capitalised(head)}”` },
    ...{ Title2: inTitleCase(second), Second: capitalised(second), second },
    others: enumerated((others.length > 0 ? others : [head]).map((word) => `“${word}”`)),
    list: [head, ...others].slice(0, maxListed).join(', '),
    ...{ people: counted, People: capitalised(counted) },
    growth: growthText(brief.growth),
  }
}

/**
 * Returns the words without those that share a word with an earlier one, as 'bread' and 'bread flour'. With fewer than two left, returns all.
 * The headword stays first.
 */
export function distinctWords(words: readonly BriefWord[]): string[] {
  const shown = new Set<string>()
  const distinct = words.filter(({ text }) => {
    const parts = singularOf(text).split(' ')
    if (parts.some((part) => shown.has(part))) return false
    for (const part of parts) shown.add(part)
    return true
  })
  return (distinct.length < 2 ? words : distinct).map(({ text }) => text)
}

function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

function growthText(growth: Brief['growth']): string {
  if (!growth || growth.now === 0) return 'from fewer people to more'
  return growth.before === 0
    ? `from very few to about ${people(growth.now)}`
    : `from about ${people(growth.before)} to about ${people(growth.now)}`
}

const inTitleCase = (words: string): string => words.split(' ').map(capitalised).join(' ')

function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
