import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import type { ClientSession, Model, mongo } from 'mongoose'
import { type Decision, withNumberedConversations } from '../../domain/decisions/decision.ts'
import type { Decisions } from '../../domain/decisions/ports.ts'
import type { EntryRow } from '../entries/entry-model.ts'
import { type DecisionRow, toDecision } from './decision-model.ts'
import { withdrawalCount } from './withdrawal-count.ts'

type Change = (decision: Decision, botId: string) => Decision | null

/** Decisions with an entry. The others have no conversations. */
const published = { entryId: { $gt: '' } }

/** The decisions, and how withdrawals change them and their entries. */
export function mongoDecisions(decisionModel: Model<DecisionRow>, entryModel: Model<EntryRow>): Decisions {
  const decisions = collectionOf(decisionModel)
  const entries = collectionOf(entryModel)
  const withdrawals = withdrawalCount(decisionModel.db)

  /** Changes or deletes a decision. Returns the number of deleted entries. */
  const apply = async (row: DecisionRow, change: Change, session: ClientSession): Promise<number> => {
    const { _id, entryId, botId } = row
    const changed = change(toDecision(row), botId)
    if (changed) {
      if (changed.people === row.people) return 0
      await decisions.updateOne({ _id }, { $set: { people: changed.people } }, { session })
      if (entryId) await removeConversations(entryId, changed, session)
      return 0
    }
    await decisions.deleteOne({ _id }, { session })
    if (!entryId) return 0
    const { deletedCount } = await entries.deleteOne({ _id: entryId }, { session })
    return deletedCount
  }

  /** Removes the conversations that a decision no longer has from its entry. */
  const removeConversations = async (entryId: string, { people }: Decision, session: ClientSession) => {
    const kept = new Set(people.flatMap(({ personas }) => personas.flatMap(({ conversationIds }) => conversationIds)))
    const entry = await entries.findOne({ _id: entryId }, { projection: { conversationIds: 1 }, session })
    if (!entry) return
    const conversationIds = entry.conversationIds.filter((id) => kept.has(id))
    if (conversationIds.length < entry.conversationIds.length)
      await entries.updateOne({ _id: entryId }, { $set: { conversationIds } }, { session })
  }

  const withdraw = async (filter: mongo.Filter<DecisionRow>, change: Change): Promise<number> => {
    await withdrawals.read()
    return inTransaction(decisionModel.db, async (session) => {
      await withdrawals.add(session)
      let deleted = 0
      for (const row of await decisions.find(filter, { session }).toArray()) deleted += await apply(row, change, session)
      return deleted
    })
  }

  return {
    all: async () => {
      const rows = await decisions.find({}, { sort: { _id: 1 } }).toArray()
      return rows.map(toDecision)
    },
    personaIds: async () => {
      const counted: string[] = await decisions.distinct('people.personas.personaId', published)
      const linked = await decisions.distinct('botId', published)
      return [...new Set([...counted, ...linked])].filter((id) => id !== '').sort()
    },
    withdrawalCount: withdrawals.read,
    withdrawPerson: (hashes, change) => withdraw({ 'people.person': { $in: [...hashes] } }, change),
    withdrawPersona: (personaId, change) => withdraw({ $or: [{ 'people.personas.personaId': personaId }, { botId: personaId }] }, change),
    unlink: async (conversationIds) => {
      await withdraw(published, (decision) => withNumberedConversations(decision, conversationIds))
    },
  }
}
