import { batchByKey } from '@rostra/kit/async/batch-by-key'
import { bounded } from '@rostra/kit/async/bounded'
import { pause, processClock } from '@rostra/kit/async/clock'
import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, mongo } from 'mongoose'
import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import type { RefreshIndex } from '../../core/domain/personas/ports.ts'
import { listed, type PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { SearchIndex } from '../domain/ports.ts'
import { backoffMs, loadPublicPersonas } from './load-public-personas.ts'
import { type ChangePosition, followChanges, isPositionLost } from './persona-changes.ts'
import { servesFromIndex } from './search-index-metrics.ts'
import { type IndexedRow, indexedFields } from './search-index-row.ts'
import { createSearchIndexWriter } from './search-index-writer.ts'

/** Keeps a search index equal to the stored public personas, whichever replica writes them. */
export interface SearchIndexFeed {
  /** Begins to load and to follow changes in the background. Resolves once the index is complete, or after `startWaitMs`. */
  start: () => Promise<void>
  refresh: RefreshIndex
  /**
   * Reports whether the index is complete and up to date. It is not while it loads, and after `maxSilenceMs`
   * without news of the database: a persona may have become private.
   */
  isCurrent: () => boolean
  stop: () => void
}

export interface FeedTimes {
  /** Milliseconds without news of the database after which the index counts as stale. */
  maxSilenceMs: number
  /** Milliseconds that a start waits for a complete index. */
  startWaitMs: number
}

export interface FeedOptions {
  personas: Model<PersonaRow>
  index: SearchIndex
  encode: (card: PersonaCard) => Uint8Array
  log: Log
  times?: Partial<FeedTimes>
}

const defaultTimes: FeedTimes = { maxSilenceMs: 10_000, startWaitMs: 5_000 }
/** Changed personas per read. */
const maxBatch = 200

interface RefreshRequest {
  ids: readonly string[]
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Creates the feed. A change stream reports the ids of changed personas, and the feed reads their current rows. It begins before the first
 * row is loaded, so that no change is missed. Reads never overlap, those of the load included, so the index always ends with the latest
 * one; repeated or late reports are harmless.
 *
 * After an error the stream resumes after the last change whose row was read. Everything is loaded again only when MongoDB no longer has
 * that position, or when the collection was replaced.
 */
export function createSearchIndexFeed({ personas, index, encode, log, times }: FeedOptions): SearchIndexFeed {
  const { maxSilenceMs, startWaitMs } = { ...defaultTimes, ...times }
  const rows = collectionOf(personas)
  const writer = createSearchIndexWriter(index, encode, log)
  const stopping = new AbortController()
  const { signal } = stopping
  const oneByOne = createKeyedMutex()
  const episodes = logEpisodes(log, {
    began: 'the search index cannot follow the changes of personas, and tries again',
    ended: 'the search index follows the changes of personas again',
  })
  const firstLoad = Promise.withResolvers<void>()
  let loading = new AbortController()
  let isLoaded = false
  let lastNewsAt = Number.NEGATIVE_INFINITY

  const isCurrent = () => isLoaded && Date.now() - lastNewsAt <= maxSilenceMs
  const readSome = async (ids: readonly string[]) => {
    const filter = { _id: { $in: ids.flatMap((id) => objectId(id) ?? []) }, ...listed }
    const found = await rows.find<IndexedRow>(filter, { projection: indexedFields }).toArray()
    writer.put(found)
    const publicIds = new Set(found.map(({ _id }) => _id.toHexString()))
    writer.remove(ids.filter((id) => !publicIds.has(id)))
  }
  const enqueue = batchByKey<RefreshRequest>(maxBatch, async (_key, requests) => {
    const ids = [...new Set(requests.flatMap((request) => request.ids))]
    try {
      await oneByOne('', () => readSome(ids))
      for (const { resolve } of requests) resolve()
    } catch (error) {
      for (const { reject } of requests) reject(error)
    }
  })
  const read = (ids: readonly string[]) => new Promise<void>((resolve, reject) => enqueue('', { ids, resolve, reject }))

  const load = async (abort: AbortController) => {
    const startedAt = performance.now()
    const failed = (error: unknown) =>
      log.warn({ err: error }, 'a part of the personas cannot be loaded into the search index, and is tried again')
    const put = (found: readonly IndexedRow[]) => writer.put(found)
    await loadPublicPersonas(rows, { put, exclusively: (work) => oneByOne('', work), failed, signal: abort.signal })
    if (abort.signal.aborted) return
    isLoaded = true
    servesFromIndex(isCurrent())
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10
    log.info({ personas: index.size, seconds }, 'the search index is loaded')
    firstLoad.resolve()
  }
  /** Empties the index, begins to load it, and returns the time from which changes must be followed. */
  const begin = async (): Promise<ChangePosition> => {
    const startedAt = Date.now()
    const startAtOperationTime = await operationTime(personas)
    lastNewsAt = startedAt
    loading.abort()
    loading = new AbortController()
    isLoaded = false
    index.clear()
    void load(loading)
    return { startAtOperationTime }
  }
  const run = async () => {
    let failures = 0
    let position: ChangePosition | undefined
    const onHandled = (next: ChangePosition, at: number) => {
      position = next
      lastNewsAt = at
      failures = 0
      episodes.recovered()
      servesFromIndex(isCurrent())
    }
    while (!signal.aborted) {
      try {
        position ??= await begin()
        await followChanges(rows, { from: position, onChange: (id) => read([id]), onHandled, signal })
      } catch (error) {
        if (isPositionLost(error)) {
          position = undefined
          isLoaded = false
        }
        if (!signal.aborted) episodes.failed(error)
        servesFromIndex(isCurrent())
      }
      await pause(backoffMs(failures++), processClock, signal)
    }
  }

  return {
    start: async () => {
      void run()
      await bounded(firstLoad.promise, startWaitMs).catch(() => log.warn('the search index loads, until then lists come from the database'))
    },
    refresh: (ids) => read(ids).catch((error) => log.warn({ err: error }, 'changed personas are not yet in the search index')),
    isCurrent,
    stop: () => {
      loading.abort()
      stopping.abort()
    },
  }
}

/** Returns the time of the database's last operation. */
async function operationTime({ db }: Model<PersonaRow>): Promise<mongo.Timestamp> {
  const session = await db.startSession()
  try {
    await db.db?.command({ ping: 1 }, { session })
    return session.operationTime as mongo.Timestamp
  } finally {
    await session.endSession()
  }
}
