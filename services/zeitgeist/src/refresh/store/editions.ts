import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import { type ClientSession, type Model, Types } from 'mongoose'
import { type DecisionRow, toDecisionRow } from '../../core/store/decisions/decision-model.ts'
import { withdrawalCount } from '../../core/store/decisions/withdrawal-count.ts'
import { type EntryRow, readType } from '../../core/store/entries/entry-model.ts'
import type { TopicChange } from '../domain/plan.ts'
import type { Editions } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import type { PlannedTopicRow, RefreshRow } from './refresh-model.ts'

interface Rows {
  refreshes: Model<RefreshRow>
  plans: Model<PlannedTopicRow>
  decisions: Model<DecisionRow>
  entries: Model<EntryRow>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Publishes editions: entries, decisions and the end of the refresh change in one transaction. */
export function mongoEditions({ refreshes, plans, decisions, entries, now }: Rows): Editions {
  const connection = refreshes.db
  const count = withdrawalCount(connection)

  const removeOld = async (changes: readonly TopicChange[], session: ClientSession) => {
    const keys = changes.map(({ key }) => key)
    const old = await decisions.find({ _id: { $in: keys } }, { entryId: 1 }, { session }).lean<DecisionRow[]>()
    await entries.deleteMany({ _id: { $in: old.flatMap(({ entryId }) => entryId ?? []) } }, { session })
    await decisions.deleteMany({ _id: { $in: keys } }, { session })
  }
  const addNew = async (changes: readonly TopicChange[], session: ClientSession) => {
    const newDecisions = changes.flatMap(({ decision, entry }) => (decision ? [toDecisionRow(decision, entry?.botId ?? '')] : []))
    if (newDecisions.length > 0) await collectionOf(decisions).insertMany(newDecisions, { session })
    const newEntries = changes.flatMap(({ entry }) => (entry ? [toRow(entry)] : []))
    if (newEntries.length > 0) await collectionOf(entries).insertMany(newEntries, { session })
  }
  const countEntries = async (session: ClientSession) => {
    const counts = { theme: 0, excerpt: 0, trend: 0 }
    const shown = await entries.find({ expiresAt: { $gt: new Date(now()) } }, { type: 1 }, { session }).lean<EntryRow[]>()
    for (const { type } of shown) counts[readType(type)]++
    return counts
  }

  return {
    withdrawals: count.read,
    publish: (refresh: Refresh, changes, withdrawals) =>
      inTransaction(connection, async (session) => {
        const own = { _id: new Types.ObjectId(refresh.id), owner: refresh.owner, open: true as const }
        if (!(await refreshes.findOne(own, { _id: 1 }, { session }).lean())) return 'lease-lost'
        if (!(await count.isStill(withdrawals, session))) return 'withdrawal'
        await removeOld(changes, session)
        await addNew(changes, session)
        const counts = await countEntries(session)
        const ended = { status: 'published', endedAt: new Date(now()), counts }
        await refreshes.updateOne(own, { $set: ended, $unset: { open: '', leaseUntil: '' } }, { session })
        await plans.deleteMany({ refreshId: own._id }, { session })
        return 'published'
      }),
  }
}

const toRow = ({ id, ...entry }: NonNullable<TopicChange['entry']>): EntryRow => ({ _id: id, ...entry })
