import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, type mongo, Types } from 'mongoose'
import type { EntryState } from '../../core/domain/entries/entry.ts'
import { withdrawalCount } from '../../core/store/decisions/withdrawal-count.ts'
import type { Refreshes } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { changePublisher } from './publish-changes.ts'
import { plannedTopicModel, type RefreshRow, refreshModel, toRefresh } from './refresh-model.ts'

interface Options {
  leases: LeaseTimes
  /** Milliseconds since 1970. */
  now: () => number
  /** Creates the event of a refresh that an operator asked for. */
  requested: (operatorId: string, refreshId: string, at: Date) => EventEnvelope
  /** The state in which a new entry begins. */
  first: EntryState
}

/** Refreshes in MongoDB, with the plan of the open one. */
export function mongoRefreshes(connection: Connection, { leases: times, now, requested, first }: Options): Refreshes {
  const model = refreshModel(connection)
  const rows = collectionOf(model)
  const plans = collectionOf(plannedTopicModel(connection))
  const leases = mongoLeases(model, { times, toWork: toRefresh })
  const { own } = leases
  const publishChanges = changePublisher(connection, first)
  const withdrawals = withdrawalCount(connection)

  const latestWith = async (filter: mongo.Filter<RefreshRow>): Promise<Refresh | null> => {
    const row = await rows.findOne(filter, { sort: { startedAt: -1 } })
    return row && toRefresh(row)
  }
  const planRowId = (refreshId: string, key: string) => `${refreshId}:${key}`

  return {
    leases,
    open: async (cutAt, operatorId) => {
      const previous = await latestWith({ status: 'published', hasDecided: true })
      const _id = new Types.ObjectId()
      const startedAt = new Date(now())
      const row: RefreshRow = {
        _id,
        status: 'running',
        step: 'started',
        owner: randomUUID(),
        cutAt,
        previousCutAt: previous?.cutAt ?? null,
        hasDecided: false,
        startedAt,
        endedAt: null,
        counts: null,
        open: true,
        leaseUntil: leases.firstLease(),
      }
      if (operatorId !== undefined) row.outbox = [requested(operatorId, _id.toHexString(), startedAt)]
      try {
        await model.create(row)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
      return toRefresh(row)
    },
    byId: async (id) => {
      const row = await rows.findOne({ _id: new Types.ObjectId(id) })
      return row && toRefresh(row)
    },
    cancel: async (refresh) => {
      await rows.deleteOne(own(refresh))
    },
    latestEnded: async () => {
      const ended = await Promise.all([latestWith({ status: 'published' }), latestWith({ status: 'failed' })])
      const [latest] = ended.filter((each) => each !== null).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
      return latest ?? null
    },
    latestPublished: () => latestWith({ status: 'published' }),
    storePlan: (refresh, plan, hasDecided) =>
      inTransaction(connection, async (session) => {
        const { matchedCount } = await rows.updateOne(own(refresh), { $set: { step: 'planned', hasDecided } }, { session })
        if (matchedCount === 0) return false
        const refreshId = new Types.ObjectId(refresh.id)
        await plans.deleteMany({ refreshId }, { session })
        const planned = plan.map((topic) => ({ _id: planRowId(refresh.id, topic.key), refreshId, topic, storedAt: new Date(now()) }))
        if (planned.length > 0) await plans.insertMany(planned, { session })
        return true
      }),
    planOf: async (id) => {
      const found = await plans.find({ refreshId: new Types.ObjectId(id) }, { sort: { _id: 1 } }).toArray()
      return found.map(({ topic }) => topic)
    },
    storeText: async (refresh, key, candidates) => {
      if (!(await rows.findOne(own(refresh), { projection: { _id: 1 } }))) return false
      const missing = { _id: planRowId(refresh.id, key), 'topic.entry.candidates': null }
      await plans.updateOne(missing, { $set: { 'topic.entry.candidates': candidates } })
      return true
    },
    storeWritten: async (refresh) => {
      const { matchedCount } = await rows.updateOne(own(refresh), { $set: { step: 'written' } })
      return matchedCount === 1
    },
    publish: (refresh, changes, withdrawalsBefore) =>
      inTransaction(connection, async (session) => {
        if (!(await rows.findOne(own(refresh), { projection: { _id: 1 }, session }))) return 'lease-lost'
        if (!(await withdrawals.isStill(withdrawalsBefore, session))) return 'withdrawal'
        const endedAt = new Date(now())
        const counts = await publishChanges(changes, endedAt, session)
        await rows.updateOne(
          own(refresh),
          { $set: { status: 'published', endedAt, counts }, $unset: { open: '', leaseUntil: '' } },
          { session },
        )
        await plans.deleteMany({ refreshId: new Types.ObjectId(refresh.id) }, { session })
        return 'published'
      }),
    fail: async (refresh) => {
      const ended = { $set: { status: 'failed', endedAt: new Date(now()) }, $unset: { open: '', leaseUntil: '' } } as const
      const { matchedCount } = await rows.updateOne(own(refresh), ended)
      if (matchedCount === 1) await plans.deleteMany({ refreshId: new Types.ObjectId(refresh.id) })
      return matchedCount === 1
    },
  }
}
