import { setTimeout as sleep } from 'node:timers/promises'
import { batchByKey } from '@rostra/kit/async/batch-by-key'
import { logEpisodes } from '@rostra/kit/episode-log'
import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, mongo } from 'mongoose'
import type { PersonaCard } from '../../domain/personas/persona.ts'
import type { SearchIndex } from '../../domain/search/ports.ts'
import { notHidden, type PersonaRow } from '../personas/persona-model.ts'
import { type IndexedRow, indexedFields } from './search-index-row.ts'
import { createSearchIndexWriter } from './search-index-writer.ts'

/** Reads personas from the database into the index. Never rejects: after a failed read, all personas are read again. */
export type RefreshIndex = (ids: readonly string[]) => Promise<void>

/** Keeps a search index equal to the stored public personas, whichever replica writes them. */
export interface SearchIndexFeed {
  /** Reads all public personas, then follows changes in the background. Rejects when the first read fails. */
  start: () => Promise<void>
  refresh: RefreshIndex
  /** Throws OVERLOADED when the index may be stale: a persona may have become private since the last news of the database. */
  checkFresh: () => void
  stop: () => void
}

export interface FeedOptions<Card> {
  personas: Model<PersonaRow>
  index: SearchIndex<Card>
  encode: (card: PersonaCard) => Card
  log: Log
  /** Time without news of the database after which the index counts as stale, in milliseconds. */
  maxSilenceMs?: number
}

/** The change stream returns at least this often, also without a change. */
const heartbeatMs = 1_000
const defaultMaxSilenceMs = 10_000
const restartDelayMs = 1_000
/** Rows per read. Each batch takes some milliseconds of this process. */
const batchSize = 200

interface RefreshRequest {
  ids: readonly string[]
  done: () => void
}

/**
 * Creates the feed. A change stream reports the ids of changed personas, and the feed then reads their current rows. Repeated, late or
 * reordered reports are harmless, because reads never overlap: the index always ends with the latest read. Any error ends in a new read
 * of all personas.
 */
export function createSearchIndexFeed<Card>({
  personas,
  index,
  encode,
  log,
  maxSilenceMs = defaultMaxSilenceMs,
}: FeedOptions<Card>): SearchIndexFeed {
  const rows = personas.collection
  const writer = createSearchIndexWriter(index, encode, log)
  const stopping = new AbortController()
  const { signal } = stopping
  const episodes = logEpisodes(log, {
    began: 'the search index cannot follow the changes of personas, all are read again',
    ended: 'the search index follows the changes of personas again',
  })
  let stream: mongo.ChangeStream | undefined
  let lastNewsAt = Date.now()

  const failed = (error: unknown) => {
    if (!signal.aborted) episodes.failed(error)
  }
  const readSome = async (ids: readonly string[]) => {
    const filter = { _id: { $in: ids.map(objectId) as never[] }, ...notHidden }
    const found = await rows.find<IndexedRow>(filter, { projection: indexedFields }).toArray()
    writer.put(found)
    const publicIds = new Set(found.map(({ _id }) => _id.toHexString()))
    writer.remove(ids.filter((id) => !publicIds.has(id)))
  }
  const enqueue = batchByKey<RefreshRequest>(batchSize, async (_key, requests) => {
    await readSome([...new Set(requests.flatMap(({ ids }) => ids))]).catch((error) => {
      failed(error)
      // The end of the stream makes the feed read all personas again.
      return stream?.close().catch(() => undefined)
    })
    for (const { done } of requests) done()
  })
  const refresh: RefreshIndex = (ids) => new Promise<void>((done) => enqueue('', { ids, done }))

  /** Reads all personas. Returns the time from which changes must be followed; the session reads nothing older than that time. */
  const readAll = async () => {
    const session = await personas.db.startSession()
    try {
      await personas.db.db?.command({ ping: 1 }, { session })
      const since = session.operationTime as mongo.Timestamp
      const notFound = new Set(index.ids())
      const all = rows.find<IndexedRow>(notHidden, { projection: indexedFields, batchSize, session })
      for await (const row of all) {
        if (signal.aborted) break
        notFound.delete(row._id.toHexString())
        writer.put([row])
      }
      writer.remove(notFound)
      lastNewsAt = Date.now()
      return since
    } finally {
      await session.endSession()
    }
  }
  const followChanges = async (since: mongo.Timestamp) => {
    const changes = rows.watch([{ $project: { documentKey: 1, operationType: 1 } }], {
      startAtOperationTime: since,
      maxAwaitTimeMS: heartbeatMs,
    })
    stream = changes
    while (!signal.aborted && !changes.closed) {
      const change = await changes.tryNext()
      lastNewsAt = Date.now()
      episodes.recovered()
      if (!change) continue
      if ('documentKey' in change) void refresh([change.documentKey._id.toHexString()])
      else throw new Error(`the collection of personas was changed as a whole: ${change.operationType}`)
    }
  }
  const run = async (firstRead: mongo.Timestamp) => {
    for (let since: mongo.Timestamp | undefined = firstRead; !signal.aborted; since = undefined) {
      try {
        await followChanges(since ?? (await readAll()))
      } catch (error) {
        failed(error)
      }
      await stream?.close().catch(() => undefined)
      await sleep(restartDelayMs, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    start: async () => {
      void run(await readAll())
    },
    refresh,
    checkFresh: () => {
      if (Date.now() - lastNewsAt <= maxSilenceMs) return
      throw new DomainError('unavailable', 'OVERLOADED', 'This can’t be shown right now. Please try again.', { retryAfter: 1 })
    },
    stop: () => {
      stopping.abort()
      // Closing may take until the next heartbeat. The connection closes before that.
      stream?.close().catch(() => undefined)
    },
  }
}
