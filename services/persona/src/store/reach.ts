import { onceFor } from '@rostra/kit/events/once'
import { createTurns } from '@rostra/kit/in-turn'
import { objectId } from '@rostra/kit/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { dateOf } from '../domain/analytics.ts'
import { withConversation } from '../domain/popularity.ts'
import type { Exchange, Reach } from '../domain/ports.ts'
import { mongoDaily } from './daily-model.ts'
import type { PersonaRow } from './persona-model.ts'
import { reachModel } from './reach-model.ts'

/** The persona was deleted: nothing is kept of the exchange. */
class PersonaIsGone extends Error {}

/**
 * Counts exchanges in MongoDB: a row for each conversation, person, and person on a day, and with the first of each the counts of the
 * persona and of the day. An exchange that goes on in a conversation is three writes in one transaction. Those with one persona
 * take turns here, as they write the same day.
 */
export function mongoReach(connection: Connection, personas: Model<PersonaRow>, group: string): Reach {
  const rows = reachModel(connection).collection
  const countOnDay = mongoDaily(connection)
  const once = onceFor(connection, group)
  const inTurn = createTurns()

  /** Which of an exchange's conversation, person, and person on its day are the first: 1 or 0 each. */
  const firsts = async ({ personaId, conversationId, person, at }: Exchange, session: ClientSession) => {
    const date = dateOf(at)
    const somebody = { $setOnInsert: { at }, $set: { personaId }, $max: { lastAt: at }, $inc: { exchanges: 1 } }
    const updates = [
      [`conversation/${conversationId}`, { $setOnInsert: { at } }],
      [`person/${person}`, somebody],
      [`day/${date}/${person}`, { $setOnInsert: { at, day: new Date(date) } }],
    ] as const
    const { upsertedIds } = await rows.bulkWrite(
      updates.map(([about, update]) => ({ updateOne: { filter: { _id: `${personaId}/${about}` as never }, update, upsert: true } })),
      { session },
    )
    return [0, 1, 2].map((index) => (index in upsertedIds ? 1 : 0)) as [number, number, number]
  }

  /** A persona without rows may be gone: rows of an exchange go with it. */
  const raise = async ({ personaId, at }: Exchange, conversations: number, people: number, session: ClientSession) => {
    const key = { _id: objectId(personaId) }
    const persona = await personas.findOne(key, { popularity: 1 }, { session }).lean()
    if (!persona) throw new PersonaIsGone()
    const popularity =
      conversations && persona.popularity !== undefined ? { $set: { popularity: withConversation(persona.popularity, at) } } : {}
    await personas.updateOne(key, { $inc: { conversationCount: conversations, peopleCount: people }, ...popularity }, { session })
  }

  return {
    record: (event, exchange) =>
      inTurn(exchange.personaId, async () => {
        const work = async (session: ClientSession) => {
          const [conversations, people, onDay] = await firsts(exchange, session)
          if (conversations + people > 0) await raise(exchange, conversations, people, session)
          await countOnDay(exchange.personaId, dateOf(exchange.at), { conversations, messages: 1, people: onDay }, session)
        }
        await once(event, work).catch((error) => {
          if (!(error instanceof PersonaIsGone)) throw error
        })
      }),
  }
}
