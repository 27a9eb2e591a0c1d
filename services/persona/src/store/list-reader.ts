import { DomainError } from '@rostra/kit/errors'
import { type Model, mongo } from 'mongoose'
import type { Order } from '../domain/public-list.ts'
import { listIndexes, listOrders, type PersonaRow } from './persona-model.ts'
import { mostHeld } from './postings.ts'
import { type PublicFilter, publicFilter } from './public-filter.ts'
import { type CardRow, forCards } from './public-personas.ts'

export interface ListReader {
  page: (filter: PublicFilter, order: Order, skip: number, limit: number) => Promise<CardRow[]>
  /** Those of some ids that the filter lets through, in no order. */
  among: (filter: PublicFilter, ids: readonly Uint8Array[]) => Promise<CardRow[]>
  /** The ids of all public personas with one of the stems. */
  ids: (stems: readonly string[], order: Order) => Promise<Uint8Array[]>
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
  among: (filter: PublicFilter, ids: readonly Uint8Array[]) => ({
    ...{ find: 'personas', filter: { ...filter, _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } }, projection: forCards },
    ...{ singleBatch: true, hint: { _id: 1 }, maxTimeMS: pagePatienceMs },
  }),
  /** Reads the index only. */
  ids: (stems: readonly string[], order: Order) => {
    const filter = publicFilter(null, [{ stems, reach: 0 }])
    const whole = { limit: 2 * mostHeld, batchSize: 2 * mostHeld, singleBatch: true }
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

const indexFor = (filter: PublicFilter, order: Order) => listIndexes(order)['stems' in filter ? 'byStem' : 'all']

/**
 * Reads lists of public personas by plain commands: with a cursor around it, a list costs this process twice as much. Throws OVERLOADED
 * for one that takes the database too long.
 */
export function createListReader({ db: connection }: Model<PersonaRow>): ListReader {
  const run = async (command: mongo.BSON.Document) => {
    if (!connection.db) throw new Error('the database is not connected')
    return connection.db.command(command).catch(refuseWhatTakesTooLong)
  }
  return {
    page: async (...asked) => (await run(listCommands.page(...asked))).cursor.firstBatch,
    among: async (...asked) => (await run(listCommands.among(...asked))).cursor.firstBatch,
    ids: async (...asked) => (await run(listCommands.ids(...asked))).cursor.firstBatch.map(({ _id }: { _id: mongo.ObjectId }) => _id.id),
    count: async (...asked) => (await run(listCommands.count(...asked))).n,
  }
}

function refuseWhatTakesTooLong(error: unknown): never {
  const isTooLong = error instanceof mongo.MongoServerError && error.codeName === 'MaxTimeMSExpired'
  throw isTooLong
    ? new DomainError('unavailable', 'OVERLOADED', 'This takes too long right now. Please try again.', { retryAfter: 1 })
    : error
}
