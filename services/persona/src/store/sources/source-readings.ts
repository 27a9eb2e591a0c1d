import { randomUUID } from 'node:crypto'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { leaseUntil, mongoClock } from '@rostra/kit/leases/mongo-leases'
import { type Connection, type Model, Types } from 'mongoose'
import type { ClaimedSource, SourceReadings } from '../../domain/sources/ports.ts'
import type { PersonaRow } from '../personas/persona-model.ts'
import { endedReadings } from './ended-readings.ts'
import { epoch, pairOf, type SourceRow, sourceModel } from './source-model.ts'

/** Sources as leased work, in MongoDB. Leases are compared with the database's clock, so that the replicas' clocks may differ. */
export function mongoSourceReadings(connection: Connection, personas: Model<PersonaRow>, leases: LeaseTimes): SourceReadings {
  const model = sourceModel(connection)
  const rows = model.collection
  const clock = mongoClock(connection, 'sources')
  /** The owner whose turn was the last of this replica. */
  let lastOwnerId = ''

  const claim = async (filter: object) => {
    const due = { isWaiting: true, ...filter, dueAt: { $gte: epoch }, $expr: { $lte: ['$dueAt', '$$NOW'] } }
    const readingId = new Types.ObjectId().toHexString()
    const update = [
      { $set: { owner: randomUUID(), readingId, leaseUntil: leaseUntil(leases.leaseMs), attempts: { $add: ['$attempts', 1] } } },
      { $unset: ['isWaiting', 'dueAt'] },
    ]
    const row = await rows.findOneAndUpdate(due, update, { sort: { ownerId: 1, _id: 1 }, returnDocument: 'after' })
    return row as unknown as SourceRow | null
  }
  return {
    ...endedReadings(connection, personas),
    contact: clock.contact,
    claimNext: async (among) => {
      const kind = among === 'pairs' ? { kind: 'pair' } : {}
      const next = await claim({ ...kind, ownerId: { $gt: lastOwnerId } })
      const row = next ?? (lastOwnerId === '' ? null : await claim({ ...kind, ownerId: { $lte: lastOwnerId } }))
      if (row) lastOwnerId = row.ownerId
      return row && toClaimed(row)
    },
    renew: async (running) => {
      if (running.size === 0) return { leaseLost: [] }
      const ids = [...running.keys()]
      // Each claim has an owner of its own, so an id and an owner of two lists belong to one reading.
      const own = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, owner: { $in: [...running.values()] } }
      const { matchedCount } = await rows.updateMany(own, [{ $set: { leaseUntil: leaseUntil(leases.leaseMs) } }])
      if (matchedCount === ids.length) return { leaseLost: [] }
      const held = new Set((await rows.find(own, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id.toHexString()))
      return { leaseLost: ids.filter((id) => !held.has(id)) }
    },
    takeOver: async (expiredBefore, running) => {
      const row = await rows.findOneAndUpdate(
        { leaseUntil: { $lt: expiredBefore }, _id: { $nin: running.map((id) => new Types.ObjectId(id)) } },
        [{ $set: { owner: randomUUID(), leaseUntil: leaseUntil(leases.unrenewedMs), losses: { $add: ['$losses', 1] } } }],
        { returnDocument: 'after' },
      )
      if (!row) return null
      const { _id, personaId, owner = '', losses } = row as unknown as SourceRow
      return { sourceId: _id.toHexString(), personaId, owner, losses }
    },
    release: async ({ sourceId, owner }, delayMs) => {
      const waiting = { isWaiting: true, dueAt: { $add: ['$$NOW', delayMs] } }
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
