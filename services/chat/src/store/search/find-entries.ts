import { type Model, type PipelineStage, type QueryFilter, Types } from 'mongoose'
import type { FoundPage, SearchPage } from '../../domain/search/ports.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { type SearchEntryRow, wordIndex } from './search-entry-model.ts'

/** A search reads so many of the latest entries that match: what it costs does not grow with what is stored. */
const mostEntries = 1_000
/** Where a search for the beginning of a word stops reading older conversations. */
const enoughEntries = 500
/** A word with fewer entries is rare: the entries with it are few enough to look at all. */
const fewEntries = 200
/** The latest conversations of the first step of a search for the beginning of a word; each further step has 4 times as many. */
const firstStep = 200
const maxTimeMS = 3_000
const newestFirst = { at: -1 } as const

type Condition = QueryFilter<SearchEntryRow>

/** Returns a page of the conversations with an entry that has all terms, and their number among the latest 1,000 entries that match. */
export async function findEntries(model: Model<SearchEntryRow>, { person, terms, without, page, limit }: SearchPage): Promise<FoundPage> {
  const nothing = { found: [], total: 0 }
  const order = await byRarity(model, person, terms)
  const [rarest, ...others] = order
  if (!rarest) return nothing
  const filter: Condition = { person, words: conditionOf(rarest) }
  if (others.length > 0) filter.$and = others.map((term) => ({ words: conditionOf(term) }))
  if (without.length > 0) filter.conversationId = { $nin: without.map((id) => new Types.ObjectId(id)) }
  const since = rarest.isPrefix ? await stepOf(model, person, filter) : undefined
  if (since) filter.at = { $gte: since }
  const [result] = await model.aggregate<{ total: number; page: { _id: Types.ObjectId; entry: Types.ObjectId }[] }>(
    [...pagePipeline(filter, page, limit)],
    { hint: wordIndex, maxTimeMS },
  )
  if (!result) return nothing
  const found = result.page.map(({ _id, entry }) => ({ conversationId: _id.toHexString(), entryId: entry.toHexString() }))
  return { found, total: result.total }
}

/** The conversations of the latest entries, each with its latest one, in the order of these. */
const pagePipeline = (filter: Condition, page: number, limit: number): PipelineStage[] => [
  { $match: filter },
  { $sort: newestFirst },
  { $limit: mostEntries },
  { $project: { conversationId: 1, at: 1 } },
  { $group: { _id: '$conversationId', at: { $first: '$at' }, entry: { $first: '$_id' } } },
  { $sort: { at: -1, _id: 1 } },
  { $group: { _id: null, all: { $push: { _id: '$_id', entry: '$entry' } } } },
  { $project: { total: { $size: '$all' }, page: { $slice: ['$all', (page - 1) * limit, limit] } } },
]

/**
 * Puts the term with the fewest entries first: those with it are read, and looked at for the others. Reads 200 entries of each at most: the term whose
 * 200th latest entry is the oldest is the rarest. The beginning of a word comes last, unless it has few entries.
 */
async function byRarity(model: Model<SearchEntryRow>, person: string, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  if (terms.length < 2) return [...terms]
  const ranked = await Promise.all(
    terms.map(async (term) => {
      const filter = { person, words: conditionOf(term) }
      if (term.isPrefix) {
        const count = await model.countDocuments(filter, { limit: fewEntries, hint: wordIndex, maxTimeMS })
        return { term, oldest: count < fewEntries ? 0 : Number.POSITIVE_INFINITY }
      }
      const last = await model
        .find(filter, { _id: 0, at: 1 }, { hint: wordIndex, maxTimeMS })
        .sort(newestFirst)
        .skip(fewEntries - 1)
        .limit(1)
        .lean<{ at: Date }[]>()
      return { term, oldest: last[0]?.at.getTime() ?? 0 }
    }),
  )
  return ranked.sort((one, other) => one.oldest - other.oldest).map(({ term }) => term)
}

/**
 * Returns since when entries need to be read for the beginning of a word, because enough of them match; undefined for all. The entries of many words
 * have to be sorted, so a search for a frequent beginning reads those of the latest conversations first.
 */
async function stepOf(model: Model<SearchEntryRow>, person: string, filter: Condition): Promise<Date | undefined> {
  const conversations = model.db.collection('conversations')
  for (let latest = firstStep; ; latest *= 4) {
    const [last] = await conversations
      .find({ person }, { projection: { _id: 0, lastMessageAt: 1 }, sort: { lastMessageAt: -1 }, skip: latest, limit: 1 })
      .toArray()
    if (!last) return undefined
    const since: Date = last.lastMessageAt
    const options = { limit: enoughEntries, hint: wordIndex, maxTimeMS }
    if ((await model.countDocuments({ ...filter, at: { $gte: since } }, options)) === enoughEntries) return since
  }
}

/** Words have neither signs of a pattern nor an index's last character, so the beginning of one is a range of the index. */
function conditionOf({ word, stem, isPrefix }: SearchTerm): string | RegExp | { $in: (string | RegExp)[] } {
  if (!isPrefix) return stem
  const beginning = new RegExp(`^${word}`)
  return stem.startsWith(word) ? beginning : { $in: [stem, beginning] }
}
