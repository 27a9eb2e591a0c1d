import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import { type Exchange, endStatuses } from '../../domain/exchanges/exchange.ts'
import { holdOutcome } from '../../domain/exchanges/outcome.ts'
import type { Exchanges, PastExchange } from '../../domain/exchanges/ports.ts'
import { startedAfter, startOrder } from '../start-order.ts'
import { type ExchangeRow, readStatus, toExchange } from './exchange-model.ts'

type Queries = Pick<
  Exchanges,
  'byId' | 'openAmong' | 'openIn' | 'openOf' | 'history' | 'latest' | 'listByStart' | 'outcomes' | 'memberMessages'
>

const memberPrefix = 'member:'
const newestFirst = { startedAt: -1, _id: -1 } as const

/** Reads of exchanges. */
export function exchangeQueries(model: Model<ExchangeRow>): Queries {
  const findOne = async (filter: object): Promise<Exchange | null> => {
    const row = await model.findOne(filter).lean<ExchangeRow | null>()
    return row && toExchange(row)
  }

  return {
    byId: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id })
    },
    openAmong: async (ids) => {
      const rows = await model.find({ _id: { $in: ids.map(objectId) }, open: true }, { _id: 1 }).lean()
      return new Set(rows.map(({ _id }) => _id.toHexString()))
    },
    openIn: (conversationId) => findOne({ conversationId: objectId(conversationId), open: true }),
    openOf: async (person) => {
      // Few exchanges are open at a time; a person may have many in all.
      const rows = await model.find({ person, open: true }, { _id: 1 }).hint({ leaseUntil: 1 }).lean<ExchangeRow[]>()
      return rows.map(({ _id }) => _id.toHexString())
    },
    history: async (conversationId, limit) => {
      const id = objectId(conversationId)
      if (!id) return { ended: [], hasOpen: false }
      // A conversation has one open exchange at most.
      const options = { sort: newestFirst, limit: limit + 1, projection: { _id: 0, content: 1, answer: 1, open: 1 } } as const
      const rows = await model.collection.find({ conversationId: id }, options).toArray()
      const ended = rows.filter(({ open }) => !open).slice(0, limit)
      return { ended: ended.reverse() as unknown as PastExchange[], hasOpen: rows.some(({ open }) => open) }
    },
    latest: async (conversationId, limit, before) => {
      const pivot = before && (await findOne({ _id: objectId(before.id), conversationId: objectId(conversationId) }))
      const earlier = pivot && {
        $or: [
          { startedAt: { $lt: pivot.startedAt } },
          { startedAt: pivot.startedAt, _id: { [before.inclusive ? '$lte' : '$lt']: objectId(pivot.id) } },
        ],
      }
      const rows = await model
        .find({ conversationId: objectId(conversationId), status: { $ne: 'claimed' }, ...earlier })
        .sort(newestFirst)
        .limit(limit)
        .lean<ExchangeRow[]>()
      return rows.reverse().map(toExchange)
    },
    listByStart: async (conversationId, limit, last) => {
      const rows = await model
        .find({ conversationId: objectId(conversationId), status: { $ne: 'claimed' }, ...(last && startedAfter(last)) })
        .sort(startOrder)
        .limit(limit)
        .lean<ExchangeRow[]>()
      return rows.map(toExchange)
    },
    outcomes: async (ids) => {
      // Reads whether there is text, not the text itself.
      const rows = await model.aggregate<{ id: string; status: string; hasText: boolean }>([
        { $match: { _id: { $in: ids.map(objectId) } } },
        { $project: { _id: 0, id: { $toString: '$_id' }, status: 1, hasText: { $ne: ['$answer', ''] } } },
      ])
      const byId = new Map(rows.map(({ id, status, hasText }) => [id, { status: readStatus(status), hasText }]))
      return ids.map((id) => holdOutcome(byId.get(id)))
    },
    memberMessages: async (ids) => {
      const _id = { $in: ids.map(objectId).filter((id) => id !== null) }
      const answered = { status: { $in: [...endStatuses] }, answer: { $ne: '' } }
      const rows = await model
        .find({ _id, person: new RegExp(`^${memberPrefix}`), ...answered }, { person: 1, content: 1 })
        .lean<ExchangeRow[]>()
      return rows.map((row) => ({
        exchangeId: row._id.toHexString(),
        accountId: row.person.slice(memberPrefix.length),
        content: row.content,
      }))
    },
  }
}
