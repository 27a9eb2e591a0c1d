import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { deduplicator } from '@rostra/kit/events/handled-events'
import { objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { dateOf } from '../../domain/analytics/analytics.ts'
import type { Exchange, Reach } from '../../domain/analytics/ports.ts'
import { withConversation } from '../../domain/search/popularity.ts'
import type { PersonaRow } from '../personas/persona-model.ts'
import { mongoAddToDay } from './daily-model.ts'
import { endOfDayRow, endOfUse, reachModel } from './reach-model.ts'

/** Aborts the transaction of an exchange whose persona was deleted. */
class PersonaDeleted extends Error {}

/**
 * Counts exchanges in MongoDB. Rows in `reach` mark conversations, people, and people per day; the first row of each raises the counts of
 * the persona and of the day. A later exchange of the same conversation takes three writes in one transaction. The replica serializes the
 * exchanges with one persona, because they write the same row of the day.
 */
export function mongoReach(connection: Connection, personas: Model<PersonaRow>, group: string): Reach {
  const rows = reachModel(connection).collection
  const addToDay = mongoAddToDay(connection)
  const once = deduplicator(connection, group)
  const serialize = createKeyedMutex()

  /** Marks an exchange. Returns 1 for each of conversation, person, and person on the day that is new, else 0. */
  const mark = async ({ personaId, conversationId, person, at }: Exchange, session: ClientSession) => {
    const date = dateOf(at)
    const expiresAt = endOfUse(date)
    const personUpdate = { $set: { personaId, person }, $max: { lastAt: at, expiresAt }, $inc: { exchanges: 1 } }
    // The person's row comes first: every exchange writes it, so that a conflict with another replica costs one write.
    const updates = [
      [`person/${person}`, { $setOnInsert: { at }, ...personUpdate }],
      [`conversation/${conversationId}`, { $setOnInsert: { at }, $max: { expiresAt } }],
      [`day/${date}/${person}`, { $setOnInsert: { at, person, expiresAt: endOfDayRow(date) } }],
    ] as const
    const { upsertedIds } = await rows.bulkWrite(
      updates.map(([key, update]) => ({ updateOne: { filter: { _id: `${personaId}/${key}` as never }, update, upsert: true } })),
      { session },
    )
    return [1, 0, 2].map((index) => (index in upsertedIds ? 1 : 0)) as [number, number, number]
  }

  /** Raises the counts of a persona. Throws PersonaDeleted when it does not exist. */
  const raiseCounts = async ({ personaId, at }: Exchange, conversations: number, people: number, session: ClientSession) => {
    const key = { _id: objectId(personaId) }
    const persona = await personas.findOne(key, { popularity: 1 }, { session }).lean()
    if (!persona) throw new PersonaDeleted()
    const $set = conversations ? { popularity: withConversation(persona.popularity, at) } : {}
    await personas.updateOne(key, { $inc: { conversationCount: conversations, peopleCount: people }, $set }, { session })
  }

  return {
    record: (event, exchange) =>
      serialize(exchange.personaId, async () => {
        const work = async (session: ClientSession) => {
          const [conversations, people, peopleOnDay] = await mark(exchange, session)
          if (conversations + people > 0) await raiseCounts(exchange, conversations, people, session)
          await addToDay(exchange.personaId, dateOf(exchange.at), { conversations, messages: 1, people: peopleOnDay }, session)
        }
        await once(event, work).catch((error) => {
          if (!(error instanceof PersonaDeleted)) throw error
        })
      }),
  }
}
