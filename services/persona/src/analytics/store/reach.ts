import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { chunksOf } from '@rostra/kit/chunks'
import { batchDeduplicator } from '@rostra/kit/events/handled-events'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectIds } from '@rostra/kit/stores/mongo'
import { isOutage } from '@rostra/kit/stores/store-failure'
import { type ClientSession, type Connection, type Model, Types } from 'mongoose'
import { type Popularity, withConversation } from '../../core/domain/popularity/popularity.ts'
import { mongoAddToDays } from '../../core/store/daily-model.ts'
import type { PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { Exchange, Reach, ReportedExchange } from '../domain/ports.ts'
import { mongoDailyTotals } from './daily-totals.ts'
import { reachModel } from './reach-model.ts'
import { type NewReach, newReach, reachUpdates } from './reach-updates.ts'

/** Aborts the transaction of exchanges of which some have a persona that was deleted. */
class PersonasDeleted extends Error {
  readonly ids: readonly string[]

  constructor(ids: readonly string[]) {
    super(`deleted: ${ids}`)
    this.ids = ids
  }
}

type Groups = ReadonlyMap<string, readonly Exchange[]>

/** The most exchanges of a transaction, each with up to three rows. */
const exchangesAtOnce = 100

/** After so many failed transactions of single personas the database itself is away. Each takes seconds. */
const mostFailures = 3

/**
 * Counts exchanges in MongoDB. Rows in `reach` mark conversations, people, and people per day; the first row of each raises the counts of
 * the persona and of the day. The exchanges of a batch are one transaction of a few commands, however many personas they have. A replica
 * runs one transaction at a time.
 */
export function mongoReach(connection: Connection, personas: Model<PersonaRow>, group: string): Reach {
  const rows = collectionOf(reachModel(connection))
  const personaRows = collectionOf(personas)
  const addToDays = mongoAddToDays(connection)
  const totals = mongoDailyTotals(connection)
  const once = batchDeduplicator(connection, group)
  const serialize = createKeyedMutex()

  /** Marks exchanges by persona. Returns the keys of the rows that are new, by persona. */
  const mark = async (groups: Groups, session: ClientSession): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
    const updates = [...groups].flatMap(([personaId, exchanges]) =>
      [...reachUpdates(personaId, exchanges)].map(([key, update]) => ({ personaId, key, update })),
    )
    const { upsertedIds } = await rows.bulkWrite(
      updates.map(({ personaId, key, update }) => ({ updateOne: { filter: { _id: `${personaId}/${key}` }, update, upsert: true } })),
      { session },
    )
    const added = updates.filter((_, index) => index in upsertedIds)
    const byPersona = Map.groupBy(added, ({ personaId }) => personaId)
    return new Map([...byPersona].map(([personaId, some]) => [personaId, new Set(some.map(({ key }) => key))]))
  }

  /** Raises the counts of personas by their new conversations and people. Throws PersonasDeleted when some do not exist. */
  const raiseCounts = async (reached: readonly [string, NewReach][], session: ClientSession) => {
    const ids = reached.map(([personaId]) => personaId)
    const found = await personas
      .find({ _id: { $in: objectIds(ids) } }, { popularity: 1 }, { session })
      .lean<(Pick<PersonaRow, 'popularity'> & { _id: Types.ObjectId })[]>()
    const popularityOf = new Map(found.map(({ _id, popularity }) => [_id.toHexString(), popularity]))
    const deleted = ids.filter((id) => !popularityOf.has(id))
    if (deleted.length > 0) throw new PersonasDeleted(deleted)
    const updates = reached.map(([personaId, { conversations, people }]) => {
      const popularity = conversations.reduce((before, at) => withConversation(before, at), popularityOf.get(personaId) as Popularity)
      const $inc = { conversationCount: conversations.length, peopleCount: people }
      const update = conversations.length > 0 ? { $inc, $set: { popularity } } : { $inc }
      return { updateOne: { filter: { _id: new Types.ObjectId(personaId) }, update } }
    })
    await personaRows.bulkWrite(updates, { session })
  }

  const count = async (fresh: readonly ReportedExchange[], session: ClientSession) => {
    const groups = Map.groupBy(fresh, ({ personaId }) => personaId)
    const newKeys = await mark(groups, session)
    const reached = [...groups].map(([personaId, exchanges]): [string, NewReach] => [
      personaId,
      newReach(exchanges, newKeys.get(personaId) ?? new Set()),
    ])
    const news = reached.filter(([, { conversations, people }]) => conversations.length + people > 0)
    if (news.length > 0) await raiseCounts(news, session)
    const days = reached.flatMap(([personaId, { days }]) => [...days].map(([date, counts]) => ({ personaId, date, counts })))
    await addToDays(days, session)
    await totals.add(
      days.map(({ date, counts }) => ({ date, ...counts })),
      session,
    )
  }

  const record = async (exchanges: readonly ReportedExchange[]): Promise<void> => {
    try {
      await once(exchanges, count)
    } catch (error) {
      if (error instanceof PersonasDeleted) await record(exchanges.filter(({ personaId }) => !error.ids.includes(personaId)))
      else if (isOutage(error)) await recordApart(exchanges, error)
      else throw error
    }
  }

  /**
   * Records each persona's exchanges in a transaction of their own, so that one whose row another transaction holds delays no other.
   * Throws the first failure once all were tried, or several have failed; without a second persona, that of the transaction of all.
   */
  const recordApart = async (exchanges: readonly ReportedExchange[], cause: unknown): Promise<void> => {
    const groups = [...Map.groupBy(exchanges, ({ personaId }) => personaId).values()]
    if (groups.length < 2) throw cause
    const failures: unknown[] = []
    for (const group of groups) {
      await record(group).catch((error) => failures.push(error))
      if (failures.length === mostFailures) break
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    record: async (exchanges) => {
      for (const some of chunksOf(exchanges, exchangesAtOnce)) await serialize('', () => record(some))
    },
  }
}
