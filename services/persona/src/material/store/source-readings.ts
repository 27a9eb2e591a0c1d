import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { fromNow, isDue } from '@rostra/kit/stores/due-rows'
import { type Connection, type Model, type mongo, Types } from 'mongoose'
import type { PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { ClaimedSource, LostSource, SourceReadings } from '../domain/sources/ports.ts'
import { endedReadings } from './ended-readings.ts'
import { pairOf, type SourceRow, sourceModel } from './source-model.ts'

/** Sources as leased work, in MongoDB. */
export function mongoSourceReadings(connection: Connection, personas: Model<PersonaRow>, times: LeaseTimes): SourceReadings {
  const model = sourceModel(connection)
  const rows = collectionOf(model)
  const leases = mongoLeases(model, {
    times,
    // A row has a lease exactly while it is read.
    open: { leaseUntil: { $exists: true } },
    onTakeOver: { losses: { $add: ['$losses', 1] } },
    toWork: toLost,
  })
  /** The owner whose turn was the last of this replica. */
  let lastOwnerId = ''

  const claim = async (filter: mongo.Filter<SourceRow>) => {
    const due: mongo.Filter<SourceRow> = { ...filter, isWaiting: true, ...isDue('dueAt') }
    const readingId = new Types.ObjectId().toHexString()
    const update = [
      { $set: { owner: randomUUID(), readingId, leaseUntil: fromNow(times.leaseMs), attempts: { $add: ['$attempts', 1] } } },
      { $unset: ['isWaiting', 'dueAt'] },
    ]
    return rows.findOneAndUpdate(due, update, { sort: { ownerId: 1, _id: 1 }, returnDocument: 'after' })
  }
  return {
    ...endedReadings(connection, personas),
    claimNext: async (among) => {
      const kind: mongo.Filter<SourceRow> = among === 'pairs' ? { kind: 'pair' } : {}
      const next = await claim({ ...kind, ownerId: { $gt: lastOwnerId } })
      const row = next ?? (lastOwnerId === '' ? null : await claim({ ...kind, ownerId: { $lte: lastOwnerId } }))
      if (row) lastOwnerId = row.ownerId
      return row && toClaimed(row)
    },
    claim: async ({ personaId, sourceId }) => {
      const row = await claim({ _id: new Types.ObjectId(sourceId), personaId })
      return row && toClaimed(row)
    },
    leases,
    release: async ({ sourceId, owner }, delayMs) => {
      const waiting = { isWaiting: true, dueAt: fromNow(delayMs) }
      await rows.updateOne({ _id: new Types.ObjectId(sourceId), owner }, [{ $set: waiting }, { $unset: ['owner', 'leaseUntil'] }])
    },
    backlog: async () => {
      const waiting = { status: 'processing', isDeleted: { $exists: false } } as const
      const [count, oldest] = await Promise.all([
        model.countDocuments(waiting),
        model.findOne(waiting, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
      ])
      return { count, oldestAt: oldest?.createdAt ?? null }
    },
  }
}

function toClaimed(row: SourceRow): ClaimedSource {
  const { _id, personaId, kind, title, owner = '', readingId = '', attempts } = row
  return { sourceId: _id.toHexString(), personaId, kind, title, pair: pairOf(row), owner, readingId, attempts }
}

const toLost = ({ _id, personaId, owner = '', losses }: SourceRow): LostSource => ({
  sourceId: _id.toHexString(),
  personaId,
  owner,
  losses,
})
