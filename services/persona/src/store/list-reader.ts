import { DomainError } from '@rostra/kit/errors'
import { gathering } from '@rostra/kit/gathering'
import { type Model, mongo } from 'mongoose'
import type { Order } from '../domain/public-list.ts'
import { listIndexes, listOrders, type PersonaRow } from './persona-model.ts'
import { mostHeld } from './postings.ts'
import { type PublicFilter, publicFilter, type Term } from './public-filter.ts'
import { type CardRow, forCards } from './public-personas.ts'

export interface ListReader {
  page: (filter: PublicFilter, order: Order, skip: number, limit: number) => Promise<CardRow[]>
  /** Those of some ids that are public, by their id. What many ask for at the same time is one look. */
  among: (ids: readonly string[]) => Promise<Map<string, CardRow>>
  /** The ids of the public personas with one of the stems, of the first `mostHeld`. */
  ids: (stems: Term, order: Order) => Promise<Uint8Array[]>
  /** How many there are, at most `limit` where one is given. */
  count: (filter: PublicFilter, limit?: number) => Promise<number>
}

/** Longer than any caller waits: a total that takes so long is remembered for the next one. */
const countPatienceMs = 15_000
const pagePatienceMs = 4_000

/** The commands of a list, for the database and for whoever wants to see how it carries them out. */
export const listCommands = {
  page: (filter: PublicFilter, order: Order, skip: number, limit: number) => ({
    ...{ find: 'personas', filter, projection: forCards, sort: listOrders[order], skip, limit, singleBatch: true },
    ...{ hint: indexFor(filter, order), maxTimeMS: pagePatienceMs },
  }),
  among: (ids: readonly string[]) => ({
    ...{ find: 'personas', filter: { _id: { $in: ids.map((id) => mongo.ObjectId.createFromHexString(id)) }, isPrivate: false } },
    ...{ projection: forCards, singleBatch: true, batchSize: ids.length, hint: { _id: 1 }, maxTimeMS: pagePatienceMs },
  }),
  /** Reads the index only. */
  ids: (stems: Term, order: Order) => {
    const filter = publicFilter(null, [stems])
    const whole = { limit: mostHeld, batchSize: mostHeld, singleBatch: true }
    return {
      ...{ find: 'personas', filter, projection: { _id: 1 }, sort: listOrders[order], ...whole },
      ...{ hint: indexFor(filter, order), maxTimeMS: countPatienceMs },
    }
  },
  count: (filter: PublicFilter, limit = 0) => ({
    count: 'personas',
    query: filter,
    limit,
    hint: indexFor(filter, 'popular'),
    maxTimeMS: countPatienceMs,
  }),
}

interface Wanted {
  ids: readonly string[]
  resolve: (found: Map<string, CardRow>) => void
  reject: (error: unknown) => void
}

/** Pages that are read in one look at most: with 24 on each, some milliseconds of the database. */
const pagesTogether = 20
/** Where the id stands in a document of nothing else: after its length (4 bytes), a type (1) and the name `_id` with its end (4). */
const idAt = 9

const indexFor = (filter: PublicFilter, order: Order) => listIndexes(order)['stems' in filter ? 'byStem' : 'all']

/**
 * Reads lists of public personas by plain commands: with a cursor around it, a list costs this process twice as much. Throws OVERLOADED
 * for one that takes the database too long.
 */
export function createListReader({ db: connection }: Model<PersonaRow>): ListReader {
  const run = async (command: mongo.BSON.Document, options: mongo.BSONSerializeOptions = {}) => {
    if (!connection.db) throw new Error('the database is not connected')
    return connection.db.command(command, options).catch(refuseWhatTakesTooLong)
  }
  const gather = gathering<Wanted>(pagesTogether, async (_key, wanted) => {
    try {
      const ids = [...new Set(wanted.flatMap((one) => one.ids))]
      const rows: CardRow[] = (await run(listCommands.among(ids))).cursor.firstBatch
      const found = new Map(rows.map((row) => [row._id.toHexString(), row]))
      for (const { resolve } of wanted) resolve(found)
    } catch (error) {
      for (const { reject } of wanted) reject(error)
    }
  })
  return {
    page: async (...asked) => (await run(listCommands.page(...asked))).cursor.firstBatch,
    among: (ids) => new Promise((resolve, reject) => gather('', { ids, resolve, reject })),
    ids: async (...asked) => {
      const { cursor } = await run(listCommands.ids(...asked), { fieldsAsRaw: { firstBatch: true } })
      return (cursor.firstBatch as Buffer[]).map((document) => document.subarray(idAt, idAt + 12))
    },
    count: async (...asked) => (await run(listCommands.count(...asked))).n,
  }
}

function refuseWhatTakesTooLong(error: unknown): never {
  const isTooLong = error instanceof mongo.MongoServerError && error.codeName === 'MaxTimeMSExpired'
  throw isTooLong
    ? new DomainError('unavailable', 'OVERLOADED', 'This takes too long right now. Please try again.', { retryAfter: 1 })
    : error
}
