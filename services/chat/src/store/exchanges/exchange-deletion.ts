import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, Types } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import type { ExchangeRow } from './exchange-model.ts'

interface DeletableRow {
  _id: Types.ObjectId
  person: string
  open?: true
  outbox?: EventEnvelope[]
}

/** Deletes exchanges. Open and ended ones have separate methods, because only an ended exchange has stored all its events. */
export function exchangeDeletion(model: Model<ExchangeRow>): Pick<Exchanges, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'> {
  return {
    listForDeletion: async (scope, limit) => {
      const filter = 'person' in scope ? scope : { conversationId: { $in: scope.conversationIds.map(objectId) } }
      const rows = await model.find(filter, { person: 1, open: 1, outbox: 1 }).limit(limit).lean<DeletableRow[]>()
      return rows.map(({ _id, person, open = false, outbox = [] }) => ({ id: _id.toHexString(), person, open, unpublished: outbox }))
    },
    deleteOpen: async (id) => (await model.deleteOne({ _id: objectId(id), open: true })).deletedCount === 1,
    deleteEnded: async (ids) => {
      await model.deleteMany({ _id: { $in: ids.map(objectId) }, open: { $ne: true } })
    },
  }
}
