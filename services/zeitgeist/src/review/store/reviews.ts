import { DomainError } from '@rostra/kit/errors'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection } from 'mongoose'
import { showsTerm } from '../../core/domain/entries/shown-text.ts'
import { shownTerm } from '../../core/domain/terms/excluded-term.ts'
import { decisionModel } from '../../core/store/decisions/decision-model.ts'
import { withdrawalCount } from '../../core/store/decisions/withdrawal-count.ts'
import { type EntryRow, entryModel, toEntry } from '../../core/store/entries/entry-model.ts'
import { mongoHeldTopics } from '../../core/store/held-topics/held-topics.ts'
import { type ExcludedTermRow, excludedTermModel } from '../../core/store/terms/excluded-terms.ts'
import type { ExcludedTerm, ReviewAct, ReviewedEntry, Reviews } from '../domain/ports.ts'
import { operatorEventModel } from './operator-events.ts'

/** Each refresh compares all words with all terms. */
const maxTerms = 500

/** Creates the event of an act on a target. */
export type ReviewActed = (act: ReviewAct, targetId: string, targetName: string) => EventEnvelope

/** Reviews in MongoDB. */
export function mongoReviews(connection: Connection, acted: ReviewActed): Reviews {
  const entries = collectionOf(entryModel(connection))
  const terms = collectionOf(excludedTermModel(connection))
  const decisions = collectionOf(decisionModel(connection))
  const heldTopics = mongoHeldTopics(connection)
  const withdrawals = withdrawalCount(connection)
  const events = operatorEventModel(connection)
  const publish = (act: ReviewAct, targetId: string, name: string, session: ClientSession) =>
    events.create([{ at: act.at, outbox: [acted(act, targetId, name)] }], { session })

  const decisionsOn = (entryIds: readonly string[], session: ClientSession) =>
    decisions.find({ entryId: { $in: [...entryIds] } }, { projection: { terms: 1 }, session }).toArray()
  /** Holds the subjects of entries back, also when these entries are gone. */
  const holdSubjects = async (entryIds: readonly string[], at: Date, session: ClientSession) => {
    const keys = (await decisionsOn(entryIds, session)).map(({ _id }) => _id)
    await heldTopics.add(keys, at, session)
  }
  const showSubject = async (entryId: string, session: ClientSession) => {
    const termsOfEntry = (await decisionsOn([entryId], session)).flatMap((decision) => decision.terms)
    await heldTopics.remove(termsOfEntry, session)
  }

  return {
    entries: async (now) =>
      (await entries.find({ expiresAt: { $gt: now } }, { sort: { createdAt: -1, _id: 1 } }).toArray()).map(toReviewed),
    setState: (id, state, act) =>
      inTransaction(connection, async (session) => {
        const row = await entries.findOneAndUpdate({ _id: id }, { $set: { state } }, { session, returnDocument: 'after' })
        if (!row) throw new DomainError('not_found', 'ENTRY_NOT_FOUND', 'This entry is not published any more')
        await (state === 'held' ? holdSubjects([id], act.at, session) : showSubject(id, session))
        await publish(act, id, row.title, session)
        return toReviewed(row)
      }),
    terms: async () => (await terms.find({}, { sort: { _id: 1 } }).toArray()).map(toTerm),
    exclude: async (term, act) => {
      await withdrawals.read()
      return inTransaction(connection, async (session) => {
        const known = await terms.find({}, { projection: { _id: 1 }, session }).toArray()
        if (known.some(({ _id }) => _id === term)) throw new DomainError('exists', 'TERM_EXCLUDED', 'This term is excluded already')
        if (known.length >= maxTerms) throw new DomainError('state', 'TOO_MANY_TERMS', `At most ${maxTerms} terms can be excluded`)
        const row = { _id: term, reason: act.reason, at: act.at }
        await terms.insertOne(row, { session })
        // A publication that was checked before is checked again.
        await withdrawals.add(session)
        const shown = await entries.find({ state: { $ne: 'held' } }, { session }).toArray()
        const excluded = new Set([term])
        const ids = shown.filter((entry) => showsTerm(entry, excluded)).map(({ _id }) => _id)
        await entries.updateMany({ _id: { $in: ids } }, { $set: { state: 'held' } }, { session })
        await holdSubjects(ids, act.at, session)
        await publish(act, term, shownTerm(term), session)
        return toTerm(row)
      })
    },
    allow: (term, act) =>
      inTransaction(connection, async (session) => {
        const { deletedCount } = await terms.deleteOne({ _id: term }, { session })
        if (deletedCount === 0) throw new DomainError('not_found', 'TERM_NOT_EXCLUDED', 'This term is not excluded')
        await publish(act, term, shownTerm(term), session)
      }),
  }
}

const toReviewed = (row: EntryRow): ReviewedEntry => ({ entry: toEntry(row), state: row.state })
const toTerm = ({ _id: term, reason, at }: ExcludedTermRow): ExcludedTerm => ({ term: shownTerm(term), reason, at })
