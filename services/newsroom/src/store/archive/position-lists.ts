import { collectionOf } from '@rostra/kit/stores/collection-of'
import { LRUCache } from 'lru-cache'
import type { Model } from 'mongoose'
import type { Positions } from '../../domain/archive/matches.ts'
import { type ArticleRow, ofAnyPosition, positionIndex, stemIndex } from '../articles/article-model.ts'

/** The positions of 50,000 stories take 400 kB: this holds the lists of the 80 words that all stories have, or of thousands of others. */
const maxSize = 32 * 1024 * 1024
/** What a list takes besides its positions. */
const listBytes = 300
const maxTimeMS = 3_000

type Rows = Model<ArticleRow>

/**
 * Returns a function that reads the positions of the stories with a stem, or of all, from an index alone. The lists of the latest searches
 * are kept, each for one version of the archive. Searches that need the same list at the same time share the read.
 */
export function positionLists(model: Rows): (stem: string | null, version: number) => Promise<Positions> {
  const lists = new LRUCache<string, Positions, string | null>({
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength + listBytes,
    // A list that is dropped while it is read is read nevertheless.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: stem }) => readPositions(model, stem),
  })
  return async (stem, version) => {
    const list = await lists.fetch(`${version} ${stem ?? ''}`, { context: stem })
    if (!list) throw new Error('the positions of stories were not read')
    return list
  }
}

/** Reads one document of about 15 bytes a story: 50,000 documents of one position take several times as long. */
async function readPositions(model: Rows, stem: string | null): Promise<Positions> {
  const filter = stem === null ? ofAnyPosition : { stems: stem }
  const hint = stem === null ? positionIndex : stemIndex
  const pipeline = [{ $match: filter }, { $sort: positionIndex }, { $group: { _id: null, all: { $push: '$position' } } }]
  const [found] = await collectionOf(model).aggregate<{ all: number[] }>(pipeline, { hint, maxTimeMS }).toArray()
  return Float64Array.from(found?.all ?? [])
}
