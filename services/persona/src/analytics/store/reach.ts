import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { batchDeduplicator } from '@rostra/kit/events/handled-events'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { withConversation } from '../../core/domain/popularity/popularity.ts'
import { mongoAddToDay } from '../../core/store/daily-model.ts'
import type { PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { Exchange, Reach, ReportedExchange } from '../domain/ports.ts'
import { mongoDailyTotals } from './daily-totals.ts'
import { reachModel } from './reach-model.ts'
import { newReach, reachUpdates } from './reach-updates.ts'

/** Aborts the transaction of exchanges whose persona was deleted. */
class PersonaDeleted extends Error {}

/** Personas whose exchanges a replica counts at once. */
const personasAtOnce = 8

/**
 * Counts exchanges in MongoDB. Rows in `reach` mark conversations, people, and people per day; the first row of each raises the counts of
 * the persona and of the day. The exchanges of a batch with one persona are one transaction of a few commands, however many they are. The replica
 * serializes the transactions of one persona, because they write the same row of the day.
 */
export function mongoReach(connection: Connection, personas: Model<PersonaRow>, group: string): Reach {
  const rows = collectionOf(reachModel(connection))
  const addToDay = mongoAddToDay(connection)
  const totals = mongoDailyTotals(connection)
  const once = batchDeduplicator(connection, group)
  const serialize = createKeyedMutex()

  /** Marks exchanges with a persona. Returns the keys of the rows that are new. */
  const mark = async (personaId: string, exchanges: readonly Exchange[], session: ClientSession): Promise<ReadonlySet<string>> => {
    const updates = [...reachUpdates(personaId, exchanges)]
    const { upsertedIds } = await rows.bulkWrite(
      updates.map(([key, update]) => ({ updateOne: { filter: { _id: `${personaId}/${key}` }, update, upsert: true } })),
      { session },
    )
    return new Set(Object.keys(upsertedIds).map((index) => updates[Number(index)]?.[0] ?? ''))
  }

  /** Raises the counts of a persona by its new conversations, at their times, and people. Throws PersonaDeleted when it does not exist. */
  const raiseCounts = async (personaId: string, conversations: readonly Date[], people: number, session: ClientSession) => {
    const key = { _id: objectId(personaId) }
    const persona = await personas.findOne(key, { popularity: 1 }, { session }).lean()
    if (!persona) throw new PersonaDeleted()
    const popularity = conversations.reduce((before, at) => withConversation(before, at), persona.popularity)
    const $set = conversations.length > 0 ? { popularity } : {}
    await personas.updateOne(key, { $inc: { conversationCount: conversations.length, peopleCount: people }, $set }, { session })
  }

  const recordOf = async (personaId: string, exchanges: readonly ReportedExchange[]) => {
    const work = async (fresh: readonly ReportedExchange[], session: ClientSession) => {
      const newKeys = await mark(personaId, fresh, session)
      const { conversations, people, days } = newReach(fresh, newKeys)
      if (conversations.length + people > 0) await raiseCounts(personaId, conversations, people, session)
      for (const [date, counts] of days) {
        await addToDay(personaId, date, counts, session)
        await totals.add(personaId, { date, ...counts }, session)
      }
    }
    await once(exchanges, work).catch((error) => {
      if (!(error instanceof PersonaDeleted)) throw error
    })
  }

  return {
    record: async (exchanges) => {
      const groups = [...Map.groupBy(exchanges, ({ personaId }) => personaId)]
      for (let from = 0; from < groups.length; from += personasAtOnce) {
        const some = groups.slice(from, from + personasAtOnce)
        await Promise.all(some.map(([personaId, group]) => serialize(personaId, () => recordOf(personaId, group))))
      }
    },
  }
}
