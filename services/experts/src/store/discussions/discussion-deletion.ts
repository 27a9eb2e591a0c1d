import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, Types } from 'mongoose'
import type { Discussions } from '../../domain/discussions/ports.ts'
import type { DiscussionRow } from './discussion-model.ts'

interface DeletableRow {
  _id: Types.ObjectId
  open?: true
  outbox?: EventEnvelope[]
}

/** Deletes discussions. Open and ended ones have separate methods, because only an ended one has stored all its events. */
export function discussionDeletion(model: Model<DiscussionRow>): Pick<Discussions, 'listForDeletion' | 'deleteOpen' | 'deleteEnded'> {
  return {
    listForDeletion: async (memberId, limit) => {
      const rows = await model.find({ memberId }, { open: 1, outbox: 1 }).limit(limit).lean<DeletableRow[]>()
      return rows.map(({ _id, open = false, outbox = [] }) => ({ id: _id.toHexString(), open, unpublished: outbox }))
    },
    deleteOpen: async (id) => {
      await model.deleteOne({ _id: objectId(id), open: true })
    },
    deleteEnded: async (ids) => {
      await model.deleteMany({ _id: { $in: ids.map(objectId) }, open: { $ne: true } })
    },
  }
}
