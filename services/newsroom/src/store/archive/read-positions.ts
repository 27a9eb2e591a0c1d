import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { Positions } from '../../domain/archive/matches.ts'
import { type ArticleRow, ofAnyPosition, positionIndex, stemIndex } from '../articles/article-model.ts'

const maxTimeMS = 3_000

/**
 * Reads the positions of the stories with a stem, or of all for null, from an index alone. MongoDB answers with one document of about 15
 * bytes a story: 50,000 documents of one position take several times as long.
 */
export async function readPositions(model: Model<ArticleRow>, stem: string | null): Promise<Positions> {
  const filter = stem === null ? ofAnyPosition : { stems: stem }
  const hint = stem === null ? positionIndex : stemIndex
  const pipeline = [{ $match: filter }, { $sort: positionIndex }, { $group: { _id: null, all: { $push: '$position' } } }]
  const [found] = await collectionOf(model).aggregate<{ all: number[] }>(pipeline, { hint, maxTimeMS }).toArray()
  return Float64Array.from(found?.all ?? [])
}
