import { objectId } from '@rostra/kit/mongo'
import type { Model } from 'mongoose'
import { outcomeOfStored } from '../domain/outcome.ts'
import type { Exchanges } from '../domain/ports.ts'
import type { ExchangeRow } from './exchange-model.ts'

/** Looks up what became of exchanges without reading what was said in them. */
export function outcomesIn(model: Model<ExchangeRow>): Exchanges['outcomes'] {
  return async (ids) => {
    const found = await model.aggregate<{ id: string; status: ExchangeRow['status']; hasText: boolean }>([
      { $match: { _id: { $in: ids.map(objectId) } } },
      { $project: { _id: 0, id: { $toString: '$_id' }, status: 1, hasText: { $ne: ['$reply', ''] } } },
    ])
    const byId = new Map(found.map((row) => [row.id, row]))
    return ids.map((id) => outcomeOfStored(byId.get(id)))
  }
}
