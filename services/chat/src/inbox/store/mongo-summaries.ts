import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { Summaries, SummaryRun } from '../domain/ports.ts'
import { type PersonaSummary, summarizedPersonas } from '../domain/week.ts'
import type { SummaryRow, SummaryRunRow } from './inbox-summary-models.ts'

export interface SummaryEvents {
  summarized: (week: string, ownerId: string, personas: readonly PersonaSummary[]) => EventEnvelope
  /** Called after events were stored. */
  onPublished: () => void
}

interface Options extends SummaryEvents {
  runs: Model<SummaryRunRow>
  summaries: Model<SummaryRow>
  leases: LeaseTimes
  /** Milliseconds since 1970. */
  now: () => number
}

/** How long after its failure a run is repeated, in milliseconds. */
const retryAfterMs = 600_000
/** The most owners whose events are stored by one command. */
const ownersAtOnce = 100

const toRun = ({ _id, week, owner }: SummaryRunRow): SummaryRun => ({ id: _id.toHexString(), week, owner })

/** Weekly summaries in MongoDB. */
export function mongoSummaries({ runs, summaries, leases: times, now, summarized, onPublished }: Options): Summaries {
  const leases = mongoLeases(runs, { times, toWork: toRun })
  const runRows = collectionOf(runs)
  const rows = collectionOf(summaries)
  const opened = () => ({ status: 'running' as const, owner: randomUUID(), open: true as const, leaseUntil: leases.firstLease() })
  const reopen = async (week: string) => {
    const failed = { week, status: 'failed' as const, endedAt: { $lt: new Date(now() - retryAfterMs) } }
    const row = await runRows.findOneAndUpdate(failed, { $set: opened(), $unset: { endedAt: 1 } }, { returnDocument: 'after' })
    return row && toRun(row)
  }

  return {
    leases,
    isBegun: async (week) => (await runRows.findOne({ week, status: { $ne: 'failed' } }, { projection: { _id: 1 } })) !== null,
    open: async (week) => {
      const row: SummaryRunRow = { _id: new Types.ObjectId(), week, startedAt: new Date(now()), ...opened() }
      try {
        await runRows.insertOne(row)
      } catch (error) {
        if (isDuplicate(error)) return reopen(week)
        throw error
      }
      return toRun(row)
    },
    put: async (week, ownerId, persona) => {
      const change = { $set: { [`personas.${persona.personaId}`]: persona }, $setOnInsert: { at: new Date(now()) } }
      try {
        await rows.updateOne({ ownerId, week, published: { $exists: false } }, change, { upsert: true })
      } catch (error) {
        // A run before this one has published it.
        if (!isDuplicate(error)) throw error
      }
    },
    publishSome: async (week) => {
      const unpublished = { week, published: { $exists: false } } as const
      const found = await rows.find(unpublished, { limit: ownersAtOnce }).toArray()
      if (found.length === 0) return false
      const updates = found.map(({ _id, ownerId, personas }) => {
        const event = summarized(week, ownerId, summarizedPersonas(Object.values(personas)))
        const filter = { _id, published: { $exists: false } }
        return { updateOne: { filter, update: { $set: { published: true as const }, $push: { outbox: event } } } }
      })
      await rows.bulkWrite(updates, { ordered: false })
      onPublished()
      return true
    },
    end: async (run, status) => {
      await runRows.updateOne(leases.own(run), { $set: { status, endedAt: new Date(now()) }, $unset: { open: 1, leaseUntil: 1 } })
    },
    removeOwner: async (ownerId) => {
      await rows.deleteMany({ ownerId })
    },
  }
}
