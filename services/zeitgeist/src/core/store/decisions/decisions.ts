import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import type { ClientSession, Model } from 'mongoose'
import type { Decision } from '../../domain/decisions/decision.ts'
import type { Decisions } from '../../domain/decisions/ports.ts'
import type { EntryRow } from '../entries/entry-model.ts'
import { type DecisionRow, toDecision } from './decision-model.ts'
import { withdrawalCount } from './withdrawal-count.ts'

type Change = (decision: Decision, botId: string) => Decision | null

/** The decisions, and how withdrawals change them and their entries. */
export function mongoDecisions(model: Model<DecisionRow>, entries: Model<EntryRow>): Decisions {
  const rows = collectionOf(model)
  const withdrawals = withdrawalCount(model.db)

  const apply = async (row: DecisionRow, change: Change, session: ClientSession): Promise<number> => {
    const { entryId } = row
    const changed = change(toDecision(row), row.botId)
    if (changed) {
      await model.updateOne({ _id: row._id }, { $set: { people: changed.people } }, { session })
      if (entryId) await removeConversations(row, changed, session)
      return 0
    }
    await model.deleteOne({ _id: row._id }, { session })
    if (!entryId) return 0
    return (await entries.deleteOne({ _id: entryId }, { session })).deletedCount
  }

  /** Removes the conversations of withdrawn people from an entry that stays. */
  const removeConversations = async ({ entryId }: DecisionRow, { people }: Decision, session: ClientSession) => {
    const kept = new Set(people.flatMap(({ personas }) => personas.flatMap(({ conversationIds }) => conversationIds)))
    const entry = await entries.findById(entryId, { conversationIds: 1 }, { session }).lean<EntryRow>()
    if (!entry) return
    const conversationIds = entry.conversationIds.filter((id) => kept.has(id))
    if (conversationIds.length < entry.conversationIds.length)
      await entries.updateOne({ _id: entry._id }, { $set: { conversationIds } }, { session })
  }

  const withdraw = async (filter: object, change: Change): Promise<number> => {
    await withdrawals.read()
    return inTransaction(model.db, async (session) => {
      await withdrawals.add(session)
      let deleted = 0
      for (const row of await model.find(filter, null, { session }).lean<DecisionRow[]>()) deleted += await apply(row, change, session)
      return deleted
    })
  }

  return {
    all: async () => (await model.find().sort({ _id: 1 }).lean<DecisionRow[]>()).map(toDecision),
    personaIds: async () => {
      const published = { entryId: { $gt: '' } }
      const ids = await Promise.all([rows.distinct('people.personas.personaId', published), rows.distinct('botId', published)])
      return [...new Set(ids.flat() as string[])].filter((id) => id !== '').sort()
    },
    withdrawPerson: (hashes, change) => withdraw({ 'people.person': { $in: hashes } }, change),
    withdrawPersona: (personaId, change) => withdraw({ $or: [{ 'people.personas.personaId': personaId }, { botId: personaId }] }, change),
  }
}
