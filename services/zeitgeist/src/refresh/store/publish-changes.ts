import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { ClientSession, Connection } from 'mongoose'
import type { EntryState } from '../../core/domain/entries/entry.ts'
import { decisionModel, toDecisionRow } from '../../core/store/decisions/decision-model.ts'
import { type EntryRow, entryModel, readType } from '../../core/store/entries/entry-model.ts'
import { mongoHeldTopics } from '../../core/store/held-topics/held-topics.ts'
import type { TopicChange } from '../domain/plan.ts'
import type { PublishedCounts } from '../domain/refresh.ts'

/**
 * Returns a function that replaces decisions and entries within a transaction, and counts the entries that
 * are shown at `now`. A new entry begins in the state `first`; it begins held when it shows an excluded
 * term, or one of its terms is that of a topic that an operator holds back.
 */
export function changePublisher(connection: Connection, first: EntryState) {
  const decisions = collectionOf(decisionModel(connection))
  const entries = collectionOf(entryModel(connection))
  const heldTopics = mongoHeldTopics(connection)

  const removeOld = async (changes: readonly TopicChange[], session: ClientSession) => {
    const keys = changes.map(({ key }) => key)
    const old = await decisions.find({ _id: { $in: keys } }, { projection: { entryId: 1 }, session }).toArray()
    await entries.deleteMany({ _id: { $in: old.flatMap(({ entryId }) => entryId ?? []) } }, { session })
    await decisions.deleteMany({ _id: { $in: keys } }, { session })
  }
  const addNew = async (changes: readonly TopicChange[], now: Date, session: ClientSession) => {
    const newDecisions = changes.flatMap(({ decision, entry }) => (decision ? [toDecisionRow(decision, entry?.botId ?? '')] : []))
    if (newDecisions.length > 0) await decisions.insertMany(newDecisions, { session })
    const held = await heldKeys(changes, session)
    await heldTopics.add([...held], now, session)
    const newEntries = changes.flatMap(({ key, entry }) => (entry ? [toEntryRow(entry, held.has(key) ? 'held' : first)] : []))
    if (newEntries.length > 0) await entries.insertMany(newEntries, { session })
  }
  /** Returns the keys of the topics whose new entry begins held. */
  const heldKeys = async (changes: readonly TopicChange[], session: ClientSession): Promise<ReadonlySet<string>> => {
    const termsOf = ({ decision }: TopicChange) => decision?.terms ?? []
    const published = changes.filter(({ entry }) => entry !== null)
    const heldTerms = await heldTopics.among(published.flatMap(termsOf), session)
    const held = published.filter((change) => change.showsExcludedTerm || termsOf(change).some((term) => heldTerms.has(term)))
    return new Set(held.map(({ key }) => key))
  }

  return async (changes: readonly TopicChange[], now: Date, session: ClientSession): Promise<PublishedCounts> => {
    await removeOld(changes, session)
    await addNew(changes, now, session)
    const counts = { theme: 0, excerpt: 0, trend: 0 }
    const shown = await entries.find({ expiresAt: { $gt: now }, state: 'shown' }, { projection: { type: 1 }, session }).toArray()
    for (const { type } of shown) counts[readType(type)]++
    const waiting = await entries.countDocuments({ expiresAt: { $gt: now }, state: 'waiting' }, { session })
    return { ...counts, waiting }
  }
}

const toEntryRow = ({ id, ...entry }: NonNullable<TopicChange['entry']>, state: EntryState): EntryRow => ({ _id: id, ...entry, state })
