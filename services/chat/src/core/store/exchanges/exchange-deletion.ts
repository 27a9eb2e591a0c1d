import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId, objectIds } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, isMemberCharged } from './exchange-model.ts'

interface DeletableRow extends Pick<ExchangeRow, '_id' | 'person' | 'open' | 'finishedAt'> {
  isCharged: boolean
  outbox?: EventEnvelope[]
}

const deletable = {
  person: 1,
  open: 1,
  outbox: 1,
  finishedAt: 1,
  isCharged: isMemberCharged,
}

/** Deletes exchanges. Open and ended ones have separate methods, because only an ended exchange has all its events in its outbox. */
export function exchangeDeletion(model: Model<ExchangeRow>): Pick<Exchanges, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'> {
  return {
    listForDeletion: async (scope, limit) => {
      const filter = 'person' in scope ? { person: scope.person } : { conversationId: { $in: objectIds(scope.conversationIds) } }
      const found = await collectionOf(model).find<DeletableRow>(filter, { projection: deletable, limit }).toArray()
      return found.map(({ _id, person, open = false, finishedAt, isCharged, outbox = [] }) => ({
        id: _id.toHexString(),
        person,
        open,
        chargedAt: isCharged ? finishedAt : null,
        unpublished: outbox,
      }))
    },
    deleteOpen: async (id) => (await model.deleteOne({ _id: objectId(id), open: true })).deletedCount === 1,
    deleteEnded: async (ids) => {
      await model.deleteMany({ _id: { $in: objectIds(ids) }, open: { $ne: true } })
    },
  }
}
