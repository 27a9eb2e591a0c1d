import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { Positions } from '../../domain/archive/matches.ts'
import { type ArticleRow, ofAnyPosition, positionIndex, stemIndex } from '../articles/article-model.ts'
import { joinedReads } from './joined-reads.ts'

const maxTimeMS = 3_000

const collected = (key: string | null) => [{ $sort: positionIndex }, { $group: { _id: { $literal: key }, all: { $push: '$position' } } }]

interface Collected {
  _id: string | null
  all: number[]
}

/**
 * Reads the positions of all stories, from an index alone. MongoDB answers with one document of about 15 bytes a
 * story: 50,000 documents of one position take several times as long.
 */
export async function readAllPositions(model: Model<ArticleRow>): Promise<Positions> {
  const pipeline = [{ $match: ofAnyPosition }, ...collected(null)]
  const [found] = await collectionOf(model).aggregate<Collected>(pipeline, { hint: positionIndex, maxTimeMS }).toArray()
  return Float64Array.from(found?.all ?? [])
}

/**
 * Returns a function that reads the positions of the stories with a stem, in the same way. Concurrent searches read
 * theirs together: for a rare word the command takes longer than its positions.
 */
export function stemPositions(model: Model<ArticleRow>): (stem: string) => Promise<Positions> {
  const rows = collectionOf(model)
  const read = joinedReads<Positions>(async (stems) => {
    const [first = [], ...others] = stems.map((stem) => [{ $match: { stems: stem } }, ...collected(stem)])
    const pipeline = [...first, ...others.map((each) => ({ $unionWith: { coll: rows.collectionName, pipeline: each } }))]
    const found = await rows.aggregate<Collected>(pipeline, { hint: stemIndex, maxTimeMS }).toArray()
    return new Map(found.map(({ _id, all }) => [_id ?? '', Float64Array.from(all)]))
  })
  return async (stem) => (await read(stem)) ?? new Float64Array()
}
