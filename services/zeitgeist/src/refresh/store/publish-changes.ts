import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { ClientSession, Connection } from 'mongoose'
import type { EntryState } from '../../core/domain/entries/entry.ts'
import { decisionModel, toDecisionRow } from '../../core/store/decisions/decision-model.ts'
import { type EntryRow, entryModel, readType } from '../../core/store/entries/entry-model.ts'
import type { TopicChange } from '../domain/plan.ts'
import type { PublishedCounts } from '../domain/refresh.ts'

/**
 * Returns a function that replaces decisions and entries within a transaction, and counts the entries that are shown at `now`. A new entry begins
 * in the state `first`; it stays held when an operator holds back the one that it replaces.
 */
export function changePublisher(connection: Connection, first: EntryState) {
  const decisions = collectionOf(decisionModel(connection))
  const entries = collectionOf(entryModel(connection))

  const removeOld = async (changes: readonly TopicChange[], session: ClientSession) => {
    const keys = changes.map(({ key }) => key)
    const old = await decisions.find({ _id: { $in: keys } }, { projection: { entryId: 1 }, session }).toArray()
    const entryIds = old.flatMap(({ entryId }) => entryId ?? [])
    const held = await entries.find({ _id: { $in: entryIds }, state: 'held' }, { projection: { _id: 1 }, session }).toArray()
    await entries.deleteMany({ _id: { $in: entryIds } }, { session })
    await decisions.deleteMany({ _id: { $in: keys } }, { session })
    const heldIds = new Set<string | null>(held.map(({ _id }) => _id))
    return new Set(old.flatMap(({ _id, entryId }) => (heldIds.has(entryId ?? null) ? _id : [])))
  }
  const addNew = async (changes: readonly TopicChange[], heldKeys: ReadonlySet<string>, session: ClientSession) => {
    const newDecisions = changes.flatMap(({ decision, entry }) => (decision ? [toDecisionRow(decision, entry?.botId ?? '')] : []))
    if (newDecisions.length > 0) await decisions.insertMany(newDecisions, { session })
    const newEntries = changes.flatMap(({ key, entry }) => (entry ? [toEntryRow(entry, heldKeys.has(key) ? 'held' : first)] : []))
    if (newEntries.length > 0) await entries.insertMany(newEntries, { session })
  }

  return async (changes: readonly TopicChange[], now: Date, session: ClientSession): Promise<PublishedCounts> => {
    const heldKeys = await removeOld(changes, session)
    await addNew(changes, heldKeys, session)
    const counts = { theme: 0, excerpt: 0, trend: 0 }
    const shown = await entries.find({ expiresAt: { $gt: now }, state: 'shown' }, { projection: { type: 1 }, session }).toArray()
    for (const { type } of shown) counts[readType(type)]++
    const waiting = await entries.countDocuments({ expiresAt: { $gt: now }, state: 'waiting' }, { session })
    return { ...counts, waiting }
  }
}

const toEntryRow = ({ id, ...entry }: NonNullable<TopicChange['entry']>, state: EntryState): EntryRow => ({ _id: id, ...entry, state })
