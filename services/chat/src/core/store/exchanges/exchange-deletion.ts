import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, Types } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import type { ExchangeRow } from './exchange-model.ts'

interface DeletableRow {
  _id: Types.ObjectId
  person: string
  open?: true
  finishedAt: Date | null
  hasAnswer: boolean
  outbox?: EventEnvelope[]
}

/** Reads whether there is an answer, not the answer itself. */
const deletable = { person: 1, open: 1, outbox: 1, finishedAt: 1, hasAnswer: { $ne: ['$answer', ''] } }

/** Deletes exchanges. Open and ended ones have separate methods, because only an ended exchange has stored all its events. */
export function exchangeDeletion(model: Model<ExchangeRow>): Pick<Exchanges, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'> {
  return {
    listForDeletion: async (scope, limit) => {
      const filter = 'person' in scope ? { person: scope.person } : { conversationId: { $in: scope.conversationIds.map(objectId) } }
      const rows = (await model.collection.find(filter, { projection: deletable, limit }).toArray()) as unknown as DeletableRow[]
      return rows.map(({ _id, person, open = false, finishedAt, hasAnswer, outbox = [] }) => ({
        id: _id.toHexString(),
        person,
        open,
        answeredAt: hasAnswer ? finishedAt : null,
        unpublished: outbox,
      }))
    },
    deleteOpen: async (id) => (await model.deleteOne({ _id: objectId(id), open: true })).deletedCount === 1,
    deleteEnded: async (ids) => {
      await model.deleteMany({ _id: { $in: ids.map(objectId) }, open: { $ne: true } })
    },
  }
}
