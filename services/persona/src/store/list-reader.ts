import { DomainError } from '@rostra/kit/errors'
import { type Model, mongo } from 'mongoose'
import type { Order } from '../domain/public-list.ts'
import { listIndexes, listOrders, type PersonaRow } from './persona-model.ts'
import type { PublicFilter } from './public-filter.ts'
import { type CardRow, forCards } from './public-personas.ts'

export interface ListReader {
  page: (filter: PublicFilter, order: Order, skip: number, limit: number) => Promise<CardRow[]>
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
    count: async (...asked) => (await run(listCommands.count(...asked))).n,
  }
}

function refuseWhatTakesTooLong(error: unknown): never {
  const isTooLong = error instanceof mongo.MongoServerError && error.codeName === 'MaxTimeMSExpired'
  throw isTooLong
    ? new DomainError('unavailable', 'OVERLOADED', 'This takes too long right now. Please try again.', { retryAfter: 1 })
    : error
}
