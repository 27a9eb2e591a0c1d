import { type Model, Types } from 'mongoose'
import type { FoundPage, SearchPage } from '../../domain/search/ports.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { type SearchEntryRow, wordIndex } from './search-entry-model.ts'

/** A search reads no more of the latest entries that match: what it costs does not grow with what is stored. */
const mostEntries = 1_000
/** The entries that are read for the first pages. Those of several words are looked at one by one. */
const [firstEntries, firstOfSeveralWords] = [250, 100]
/** A term with fewer entries is rare: all of them are read. */
const fewEntries = 200
/** The latest conversations that a search for a frequent beginning of a word reads first, and how many more it reads each time. */
const [firstStep, nextSteps] = [200, 4]
const maxTimeMS = 3_000
const newestFirst = { at: -1 } as const

type Condition = Record<string, unknown>
type Rows = Model<SearchEntryRow>

interface ReadPage {
  /** Entries that were read. */
  entries: number
  total: number
  page: { _id: Types.ObjectId; entry: Types.ObjectId }[]
}

/** Returns a page of the conversations with an entry that has all terms, and their number among the entries that were read. */
export async function findEntries(rows: Rows, { person, terms, without, page, limit }: SearchPage): Promise<FoundPage> {
  const ranked = await byRarity(rows, person, terms)
  const [rarest, ...others] = ranked.map(({ term }) => term)
  if (!rarest) return { found: [], total: 0 }
  const filter: Condition = { person, words: conditionOf(rarest) }
  if (others.length > 0) filter.$and = others.map((term) => ({ words: conditionOf(term) }))
  if (without.length > 0) filter.conversationId = { $nin: without.map((id) => new Types.ObjectId(id)) }
  const result = await readUntilNextPage({
    first: others.length > 0 ? firstOfSeveralWords : firstEntries,
    needed: page * limit + 1,
    startOf: rarest.isPrefix && !ranked[0]?.isRare ? (latest) => startOf(rows, person, latest) : async () => undefined,
    read: (most, since) => readPage(rows, since ? { ...filter, at: { $gte: since } } : filter, { page, limit, most }),
  })
  const found = result.page.map(({ _id, entry }) => ({ conversationId: _id.toHexString(), entryId: entry.toHexString() }))
  return { found, total: result.total }
}

/** Returns the conversations of the latest entries that match, each with its latest one, in the order of these. */
async function readPage(
  rows: Rows,
  filter: Condition,
  { page, limit, most }: { page: number; limit: number; most: number },
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
  const [result] = await rows.collection.aggregate<ReadPage>(pipeline, { hint: wordIndex, maxTimeMS }).toArray()
  return result ?? { entries: 0, total: 0, page: [] }
}

interface Reading {
  /** Entries that are read first. */
  first: number
  /** Conversations that have to be found: one more than are on this page and those before. */
  needed: number
  /** Returns the time of the latest message of the conversation that follows these; undefined to read all. */
  startOf: (latest: number) => Promise<Date | undefined>
  /** Reads the latest entries that match. */
  read: (most: number, since?: Date) => Promise<ReadPage>
}

/**
 * Reads entries until it is known whether another page follows, or 1,000 match. Entries with a beginning of a word are those of many words, which MongoDB
 * has to sort: those of the latest conversations are read first.
 */
async function readUntilNextPage({ first, needed, startOf, read }: Reading): Promise<ReadPage> {
  let [most, latest] = [first, firstStep]
  while (true) {
    const since = await startOf(latest)
    const result = await read(most, since)
    const hasMore = result.entries === most
    if (hasMore ? result.total >= needed || most === mostEntries : !since) return result
    if (hasMore) most = mostEntries
    else latest *= nextSteps
  }
}

async function startOf(rows: Rows, person: string, latest: number): Promise<Date | undefined> {
  const options = { projection: { _id: 0, lastMessageAt: 1 }, sort: { lastMessageAt: -1 }, skip: latest, limit: 1 } as const
  const [last] = await rows.db.collection('conversations').find({ person }, options).toArray()
  return last?.lastMessageAt
}

interface Ranked {
  term: SearchTerm
  /** It has fewer than 200 entries. */
  isRare: boolean
}

/**
 * Puts the term with the fewest entries first: those are read, and looked at for the other terms. Reads 200 keys of each term at most: the one whose 200th
 * latest entry is the oldest is the rarest. A frequent beginning of a word comes last.
 */
async function byRarity(rows: Rows, person: string, terms: readonly SearchTerm[]): Promise<Ranked[]> {
  const rank = async (term: SearchTerm) => {
    const filter = { person, words: conditionOf(term) }
    if (term.isPrefix) {
      const isRare = (await countFew(rows, filter)) < fewEntries
      return { term, isRare, oldest: isRare ? 0 : Number.POSITIVE_INFINITY }
    }
    // The only term needs no rank.
    if (terms.length === 1) return { term, isRare: false, oldest: 0 }
    const options = { projection: { _id: 0, at: 1 }, sort: newestFirst, skip: fewEntries - 1, limit: 1, hint: wordIndex, maxTimeMS }
    const [last] = await rows.collection.find(filter, options).toArray()
    return { term, isRare: !last, oldest: last?.at.getTime() ?? 0 }
  }
  return (await Promise.all(terms.map(rank))).sort((one, other) => one.oldest - other.oldest)
}

/** The command `count` skips the aggregation of `countDocuments`, which takes several times as long. */
async function countFew({ db, collection }: Rows, query: Condition): Promise<number> {
  const readConcern = { level: 'majority' }
  const command = { count: collection.collectionName, query, limit: fewEntries, hint: wordIndex, maxTimeMS, readConcern }
  return Number((await db.db?.command(command))?.n)
}

/** Words have no signs of a pattern, so the beginning of one is a range of the index. */
function conditionOf({ word, stem, isPrefix }: SearchTerm): string | RegExp | { $in: (string | RegExp)[] } {
  if (!isPrefix) return stem
  const beginning = new RegExp(`^${word}`)
  return stem.startsWith(word) ? beginning : { $in: [stem, beginning] }
}
