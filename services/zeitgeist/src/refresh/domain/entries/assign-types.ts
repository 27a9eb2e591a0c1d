import { singularOf } from '@rostra/text/stem'
import type { EntryType } from '../../../core/domain/entries/entry.ts'
import type { BriefWord } from './brief.ts'

/** At most this many entries of each kind are planned. */
const maxOfType = 12

/** An excerpt needs enough words and personas for a short dialogue that gives away no single conversation. */
const minExcerptWords = 3
const minExcerptPersonas = 2

/** A topic that passed the floor. */
export interface Candidate {
  /** The key of the topic. */
  key: string
  /** The headword of the topic comes first. */
  words: readonly BriefWord[]
  people: number
  /** How many personas people talked with about it. */
  personas: number
  /** Whether the topic grew enough for a trend. */
  grew: boolean
}

/** An entry that stays published unchanged. */
export interface CurrentEntry {
  type: EntryType
  /** The word that stands for its topic. */
  headword: string
}

/** A topic that gets an entry. */
export interface AssignedType {
  key: string
  type: EntryType
}

/**
 * Decides which topics become entries, and of which kind: topics with most people first, a trend when the topic grew, otherwise about two
 * themes for each excerpt. Current entries keep their place. No two entries have the same headword, also not in the plural. The order of
 * the candidates does not matter.
 */
export function assignTypes(candidates: readonly Candidate[], current: readonly CurrentEntry[] = []): AssignedType[] {
  const counts = { theme: 0, excerpt: 0, trend: 0 }
  for (const { type } of current) counts[type]++
  const headwords = current.map(({ headword }) => headword)
  const assigned: AssignedType[] = []
  for (const candidate of [...candidates].sort(byPeople)) {
    const headword = candidate.words[0]?.text
    if (headword === undefined || headwords.some((other) => sameSubject(other, headword))) continue
    const type = typeOf(candidate, counts)
    if (type === null) continue
    counts[type]++
    headwords.push(headword)
    assigned.push({ key: candidate.key, type })
  }
  return assigned
}

function typeOf(candidate: Candidate, counts: Readonly<Record<EntryType, number>>): EntryType | null {
  const free = (type: EntryType) => counts[type] < maxOfType
  if (candidate.grew && free('trend')) return 'trend'
  const mayBeExcerpt = candidate.words.length >= minExcerptWords && candidate.personas >= minExcerptPersonas && free('excerpt')
  if (mayBeExcerpt && (counts.theme >= 2 * (counts.excerpt + 1) || !free('theme'))) return 'excerpt'
  return free('theme') ? 'theme' : null
}

function byPeople(a: Candidate, b: Candidate): number {
  return b.people - a.people || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}

/** Whether two words or pairs of words are the same, apart from an English plural. */
const sameSubject = (a: string, b: string): boolean => singularOf(a) === singularOf(b)
