import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Model, Types } from 'mongoose'
import { compoundBeginnings } from '../domain/compound-words.ts'
import type { FoundPage, SearchPage } from '../domain/ports.ts'
import type { SearchTerm } from '../domain/search-terms.ts'
import { type SearchEntryRow, timeIndex, wordIndex } from './search-entry-model.ts'

/** The most matching entries that a search reads, the latest first, so that its cost does not grow with the stored entries. */
const mostEntries = 1_000
/** A term with fewer entries is rare, and all of them are read. */
const fewEntries = 100
/** How many of the latest conversations a search for a frequent prefix reads first, and the factor of each next step. */
const firstStep = 60
const nextSteps = 4
/** The entries that are read first per conversation of the result. */
const entriesOfOne = 3
const maxTimeMS = 3_000
const newestFirst = { at: -1 } as const

type Condition = Record<string, unknown>
type Rows = Model<SearchEntryRow>
type Found = Pick<SearchEntryRow, '_id' | 'conversationId' | 'at'>
type Hint = typeof wordIndex | typeof timeIndex

/** Returns a page of the conversations with an entry that has all terms, and their number among the entries read. */
export async function findEntries(rows: Rows, search: SearchPage): Promise<FoundPage> {
  const { person, without } = search
  const terms = await withoutNeedlessParts(rows, search)
  const ranked = terms.length > 1 ? await byRarity(rows, person, terms) : terms.map((term) => ({ term, isRare: true }))
  const [rarest, ...others] = ranked
  if (!rarest) return { found: [], total: 0 }
  const filter: Condition = { person, words: conditionOf(rarest.term) }
  // MongoDB reads the index for one condition on the words, and remembers for later searches which. A condition that is negated twice is
  // checked on the entries alone, so that one is always that of the rarest term.
  if (others.length > 0) filter.$nor = others.map(({ term }) => ({ words: { $nin: valuesOf(term) } }))
  if (without.length > 0) filter.conversationId = { $nin: without.map((id) => new Types.ObjectId(id)) }
  if (rarest.isRare) {
    const few = await readSome(rows, filter, fewEntries)
    if (few.length < fewEntries) return pageOf(few.sort(laterFirst), search)
  }
  return readUntilNextPage(rows, filter, isRange(rarest.term), search)
}

/** Returns some matching entries, in no order. */
async function readSome(rows: Rows, filter: Condition, limit: number): Promise<Found[]> {
  const options = { projection: { conversationId: 1, at: 1 }, limit, hint: wordIndex, maxTimeMS }
  return collectionOf(rows).find(filter, options).toArray()
}

const laterFirst = (one: Found, other: Found) => other.at.getTime() - one.at.getTime()

/** Returns the conversations of entries, each with its latest entry. `entries`: the latest first. */
function pageOf(entries: readonly Found[], { page, limit }: Pick<SearchPage, 'page' | 'limit'>): FoundPage {
  const latest = new Map<string, string>()
  for (const { _id, conversationId } of entries) {
    const id = conversationId.toHexString()
    if (!latest.has(id)) latest.set(id, _id.toHexString())
  }
  const found = [...latest].slice((page - 1) * limit, page * limit).map(([conversationId, entryId]) => ({ conversationId, entryId }))
  return { found, total: latest.size }
}

interface ReadPage {
  /** The number of entries that were read. */
  entries: number
  total: number
  page: { _id: Types.ObjectId; entry: Types.ObjectId }[]
}

/** Returns the conversations of the latest matching entries, each with its latest entry, in the order of these. */
async function readLatest(
  { collection }: Rows,
  filter: Condition,
  { hint, most, page, limit }: { hint: Hint; most: number; page: number; limit: number },
): Promise<ReadPage> {
  const pipeline = [
    { $match: filter },
    { $sort: newestFirst },
    { $limit: most },
    { $project: { conversationId: 1, at: 1 } },
    { $group: { _id: '$conversationId', at: { $first: '$at' }, entry: { $first: '$_id' }, entries: { $sum: 1 } } },
    { $sort: { at: -1, _id: 1 } },
    { $group: { _id: null, entries: { $sum: '$entries' }, all: { $push: { _id: '$_id', entry: '$entry' } } } },
    { $project: { entries: 1, total: { $size: '$all' }, page: { $slice: ['$all', (page - 1) * limit, limit] } } },
  ]
  const [result] = await collection.aggregate<ReadPage>(pipeline, { hint, maxTimeMS }).toArray()
  return result ?? { entries: 0, total: 0, page: [] }
}

/**
 * Reads the latest entries until it is known whether another page follows, or 1,000 match. A prefix matches many words, whose entries
 * MongoDB would have to sort. So it first reads the entries of the latest conversations by time, and then sorts those of more and more
 * conversations.
 */
async function readUntilNextPage(rows: Rows, filter: Condition, isOfRange: boolean, search: SearchPage): Promise<FoundPage> {
  const needed = search.page * search.limit + 1
  let most = Math.min(entriesOfOne * needed, mostEntries)
  let latest = firstStep
  while (true) {
    const since = isOfRange ? await startOf(rows, search.person, latest) : undefined
    const hint = isOfRange && latest === firstStep ? timeIndex : wordIndex
    const { entries, total, page } = await readLatest(rows, since ? { ...filter, at: { $gte: since } } : filter, { ...search, hint, most })
    const hasMore = entries === most
    if (hasMore ? total >= needed || most === mostEntries : !since) {
      const found = page.map(({ _id, entry }) => ({ conversationId: _id.toHexString(), entryId: entry.toHexString() }))
      return { found, total }
    }
    if (hasMore) most = Math.min(nextSteps * most, mostEntries)
    else latest *= nextSteps
  }
}

/**
 * Returns the time of the last message of the conversation after the `latest` ones; undefined when there is none. Skips the few pinned
 * ones, which the index has before all others.
 */
async function startOf(rows: Rows, person: string, latest: number): Promise<Date | undefined> {
  const options = { projection: { _id: 0, lastMessageAt: 1 }, sort: { lastMessageAt: -1 }, skip: latest, limit: 1 } as const
  const [last] = await rows.db.collection('conversations').find({ person, pinnedAt: null }, options).toArray()
  return last?.lastMessageAt
}

interface Ranked {
  term: SearchTerm
  /** Whether it has fewer than 100 entries. */
  isRare: boolean
}

/**
 * Sorts terms by rarity: the entries of the rarest are read and checked for the others. Reads at most 100 index keys per term. The term
 * whose 100th latest entry is the oldest is the rarest. A frequent prefix comes last.
 */
async function byRarity(rows: Rows, person: string, terms: readonly SearchTerm[]): Promise<Ranked[]> {
  const rank = async (term: SearchTerm) => {
    const filter = { person, words: conditionOf(term) }
    if (isRange(term)) {
      const isRare = (await countFew(rows, filter)) < fewEntries
      return { term, isRare, oldest: isRare ? 0 : Number.POSITIVE_INFINITY }
    }
    const options = { projection: { _id: 0, at: 1 }, sort: newestFirst, skip: fewEntries - 1, limit: 1, hint: wordIndex, maxTimeMS }
    const [last] = await rows.collection.find(filter, options).toArray()
    return { term, isRare: !last, oldest: last?.at.getTime() ?? 0 }
  }
  return (await Promise.all(terms.map(rank))).sort((one, other) => one.oldest - other.oldest)
}

/** Counts up to 100 rows by the command `count`, which is several times as fast as `countDocuments`. */
async function countFew({ db, collection }: Rows, query: Condition): Promise<number> {
  const readConcern = { level: 'majority' }
  const command = { count: collection.collectionName, query, limit: fewEntries, hint: wordIndex, maxTimeMS, readConcern }
  return Number((await db.db?.command(command))?.n)
}

/** Returns the terms of a search, without parts of which the person has no compound: ranges of words are slower than words. */
const withoutNeedlessParts = (rows: Rows, { person, terms }: SearchPage): Promise<SearchTerm[]> =>
  Promise.all(
    terms.map(async (term) => {
      if (term.parts.length === 0) return term
      const options = { projection: { _id: 1 }, hint: wordIndex, maxTimeMS }
      const compound = await collectionOf(rows).findOne({ person, words: { $in: compoundsOf(term) } }, options)
      return compound ? term : { ...term, parts: [] }
    }),
  )

/** Whether a term finds ranges of words, of which there may be many. */
const isRange = ({ isPrefix, parts }: SearchTerm): boolean => isPrefix || parts.length > 0

/** Returns the condition for a term. A stem that no entry has costs one seek. */
function conditionOf(term: SearchTerm): string | RegExp | { $in: (string | RegExp)[] } {
  const values = valuesOf(term)
  const [only] = values
  return values.length === 1 && only !== undefined ? only : { $in: values }
}

/** Returns the words by which a term is found. Words contain no regular expression syntax, so a prefix is a range of the index. */
function valuesOf({ word, stems, parts, isPrefix }: SearchTerm): (string | RegExp)[] {
  return [...(isPrefix ? [...stems.filter((stem) => !stem.startsWith(word)), new RegExp(`^${word}`)] : stems), ...compoundsOf({ parts })]
}

const compoundsOf = ({ parts }: Pick<SearchTerm, 'parts'>): RegExp[] =>
  compoundBeginnings(parts).map((beginning) => new RegExp(`^${beginning}`))
