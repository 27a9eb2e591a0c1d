import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { objectId } from '@rostra/kit/mongo'
import type { Model, Types } from 'mongoose'
import type { Exchanges } from '../domain/ports.ts'
import type { ExchangeRow } from './exchange-model.ts'

interface RemainsRow {
  _id: Types.ObjectId
  person: string
  open?: true
  outbox?: EventEnvelope[]
}

/** Deletes exchanges. One that is open and one that has ended are deleted by different calls: only the latter has left all its events. */
export function exchangeRemoval(model: Model<ExchangeRow>): Pick<Exchanges, 'remains' | 'cut' | 'remove'> {
  return {
    remains: async (of, limit) => {
      const filter = 'person' in of ? of : { conversationId: { $in: of.conversationIds.map(objectId) } }
      const rows = await model.find(filter, { person: 1, open: 1, outbox: 1 }).limit(limit).lean<RemainsRow[]>()
      return rows.map(({ _id, person, open = false, outbox = [] }) => ({ id: _id.toHexString(), person, open, untold: outbox }))
    },
    cut: async (id) => (await model.deleteOne({ _id: objectId(id), open: true })).deletedCount === 1,
    remove: async (ids) => {
      await model.deleteMany({ _id: { $in: ids.map(objectId) }, open: { $ne: true } })
    },
  }
}
