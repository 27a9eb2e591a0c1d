import { randomUUID } from 'node:crypto'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { PlannedTopic } from '../domain/plan.ts'
import type { Refreshes } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { type PlannedTopicRow, type RefreshRow, toRefresh } from './refresh-model.ts'

interface Options {
  leases: LeaseTimes
  /** Milliseconds since 1970. */
  now: () => number
  /** Creates the event of a refresh that an operator asked for. */
  requested: (operatorId: string, refreshId: string, at: Date) => EventEnvelope
}

/** Refreshes and the plan of the open one. */
export function mongoRefreshes(
  model: Model<RefreshRow>,
  plans: Model<PlannedTopicRow>,
  { leases: times, now, requested }: Options,
): Refreshes {
  const rows = collectionOf(model)
  const leases = mongoLeases(model, { kind: 'refreshes', times, toWork: toRefresh })
  const { own } = leases
  const latestWith = async (filter: object): Promise<Refresh | null> => {
    const row = await model.findOne(filter).sort({ startedAt: -1 }).lean<RefreshRow>()
    return row && toRefresh(row)
  }
  const rowId = (refreshId: string, key: string) => `${refreshId}:${key}`

  return {
    leases,
    open: async (cause, cutAt, operatorId) => {
      const previous = await latestWith({ status: 'published', hasDecided: true })
      const _id = new Types.ObjectId()
      const startedAt = new Date(now())
      const outbox = operatorId === undefined ? [] : [requested(operatorId, _id.toHexString(), startedAt)]
      const row: RefreshRow = {
        _id,
        ...(outbox.length > 0 ? { outbox } : {}),
        cause,
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
      try {
        await model.create(row)
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
      return toRefresh(row)
    },
    byId: async (id) => {
      const row = await model.findById(id).lean<RefreshRow>()
      return row && toRefresh(row)
    },
    cancel: async (refresh) => {
      await model.deleteOne(own(refresh))
    },
    latestEnded: async () => {
      const ended = await Promise.all([latestWith({ status: 'published' }), latestWith({ status: 'failed' })])
      return ended.filter((each) => each !== null).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0] ?? null
    },
    latestPublished: () => latestWith({ status: 'published' }),
    storePlan: (refresh, plan, hasDecided) =>
      inTransaction(model.db, async (session) => {
        const { matchedCount } = await rows.updateOne(own(refresh), { $set: { step: 'planned', hasDecided } }, { session })
        if (matchedCount === 0) return false
        const refreshId = new Types.ObjectId(refresh.id)
        await plans.deleteMany({ refreshId }, { session })
        const planned = plan.map((topic) => ({ _id: rowId(refresh.id, topic.key), refreshId, topic, storedAt: new Date(now()) }))
        if (planned.length > 0) await collectionOf(plans).insertMany(planned, { session })
        return true
      }),
    planOf: async (id) => {
      const found = await plans
        .find({ refreshId: new Types.ObjectId(id) })
        .sort({ _id: 1 })
        .lean<PlannedTopicRow[]>()
      return found.map(({ topic }) => topic as PlannedTopic)
    },
    storeText: async (refresh, key, candidates) => {
      if (!(await model.exists(own(refresh)))) return false
      const missing = { _id: rowId(refresh.id, key), 'topic.entry.candidates': null }
      await plans.updateOne(missing, { $set: { 'topic.entry.candidates': candidates } })
      return true
    },
    storeWritten: async (refresh) => (await rows.updateOne(own(refresh), { $set: { step: 'written' } })).matchedCount === 1,
    fail: async (refresh) => {
      const $set = { status: 'failed' as const, endedAt: new Date(now()) }
      const { matchedCount } = await rows.updateOne(own(refresh), { $set, $unset: { open: 1, leaseUntil: 1 } })
      if (matchedCount === 1) await plans.deleteMany({ refreshId: new Types.ObjectId(refresh.id) })
      return matchedCount === 1
    },
  }
}
