import { type Model, Types } from 'mongoose'
import type { FoundPage, SearchPage } from '../../domain/search/ports.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { type SearchEntryRow, wordIndex } from './search-entry-model.ts'

/** A search reads so many of the latest entries that match: what it costs does not grow with what is stored. */
const mostEntries = 1_000
/** Where a search for a frequent beginning of a word reads no older conversations. */
const enoughEntries = 500
/** A term with fewer entries is rare: all of them are read. */
const fewEntries = 200
/** The latest conversations that a search for a frequent beginning of a word reads first, and how many more it reads each time. */
const [firstStep, nextSteps] = [200, 4]
const maxTimeMS = 3_000
const newestFirst = { at: -1 } as const

type Condition = Record<string, unknown>
type Rows = Model<SearchEntryRow>

interface ReadPage {
  /** Entries that match, 1,000 at most. */
  entries: number
  total: number
  page: { _id: Types.ObjectId; entry: Types.ObjectId }[]
}

/** Returns a page of the conversations with an entry that has all terms, and their number among the latest 1,000 entries that match. */
export async function findEntries(rows: Rows, { person, terms, without, page, limit }: SearchPage): Promise<FoundPage> {
  const ranked = await byRarity(rows, person, terms)
  const [rarest, ...others] = ranked.map(({ term }) => term)
  if (!rarest) return { found: [], total: 0 }
  const filter: Condition = { person, words: conditionOf(rarest) }
  if (others.length > 0) filter.$and = others.map((term) => ({ words: conditionOf(term) }))
  if (without.length > 0) filter.conversationId = { $nin: without.map((id) => new Types.ObjectId(id)) }
  const read = (since?: Date) => readPage(rows, since ? { ...filter, at: { $gte: since } } : filter, page, limit)
  const result = rarest.isPrefix && !ranked[0]?.isRare ? await readInSteps(rows, person, read) : await read()
  const found = result.page.map(({ _id, entry }) => ({ conversationId: _id.toHexString(), entryId: entry.toHexString() }))
  return { found, total: result.total }
}

/** Returns the conversations of the latest entries that match, each with its latest one, in the order of these. */
async function readPage(rows: Rows, filter: Condition, page: number, limit: number): Promise<ReadPage> {
  const pipeline = [
    { $match: filter },
    { $sort: newestFirst },
    { $limit: mostEntries },
    { $project: { conversationId: 1, at: 1 } },
    { $group: { _id: '$conversationId', at: { $first: '$at' }, entry: { $first: '$_id' }, entries: { $sum: 1 } } },
    { $sort: { at: -1, _id: 1 } },
    { $group: { _id: null, entries: { $sum: '$entries' }, all: { $push: { _id: '$_id', entry: '$entry' } } } },
    { $project: { entries: 1, total: { $size: '$all' }, page: { $slice: ['$all', (page - 1) * limit, limit] } } },
  ]
  const [result] = await rows.collection.aggregate<ReadPage>(pipeline, { hint: wordIndex, maxTimeMS }).toArray()
  return result ?? { entries: 0, total: 0, page: [] }
}

/**
 * Reads the entries of the latest conversations, and of more of them until enough match. Entries with a beginning of a word are those of many words, which
 * MongoDB has to sort: those of all conversations would take too long.
 */
async function readInSteps(rows: Rows, person: string, read: (since?: Date) => Promise<ReadPage>): Promise<ReadPage> {
  for (let latest = firstStep; ; latest *= nextSteps) {
    const [last] = await rows.db
      .collection('conversations')
      .find({ person }, { projection: { _id: 0, lastMessageAt: 1 }, sort: { lastMessageAt: -1 }, skip: latest, limit: 1 })
      .toArray()
    const result = await read(last?.lastMessageAt)
    if (!last || result.entries >= enoughEntries) return result
  }
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
