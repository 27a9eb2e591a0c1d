import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '@rostra/kit/errors'
import { gathering } from '@rostra/kit/gathering'
import type { Log } from '@rostra/kit/log'
import { objectId } from '@rostra/kit/mongo'
import type { Model, mongo } from 'mongoose'
import type { Directory } from '../domain/directory/directory.ts'
import type { PersonaCard } from '../domain/persona.ts'
import { listedPersonas } from '../live/directory-metrics.ts'
import { type DirectoryRow, forDirectory, toListed } from './directory-row.ts'
import type { PersonaRow } from './persona-model.ts'

/** Has the directory show some personas as they are stored now. Never rejects: what it misses is heard of as a change. */
export type Refresh = (ids: readonly string[]) => Promise<void>

/** Has a directory show public personas as they are stored, whichever replica writes them. */
export interface DirectoryFeed {
  /** Reads all of them, and follows every change from then on. Rejects when they can't be read. */
  start: () => Promise<void>
  refresh: Refresh
  /** Throws OVERLOADED when nothing was heard from the database for so long that somebody may have become private since. */
  refuseWhileBehind: () => void
  stop: () => void
}

export interface FeedOptions<Card> {
  personas: Model<PersonaRow>
  directory: Directory<Card>
  encode: (card: PersonaCard) => Card
  log: Log
  /** How long the directory may be shown without a word from the database. */
  patienceMs?: number
}

/** The database says so often that nothing has changed. */
const newsEveryMs = 1_000
const defaultPatienceMs = 10_000
const againAfterMs = 1_000
/** Rows that are read in one look: some milliseconds of this process. */
const batchSize = 200

interface Wanted {
  ids: readonly string[]
  done: () => void
}

/**
 * The feed is a change stream that says whose row has changed; what it is now is then read. So it doesn't matter how often, how late or in
 * which order changes are heard of, and looks are never taken two at a time: the directory ends as the last one found it.
 */
export function createDirectoryFeed<Card>({
  personas,
  directory,
  encode,
  log,
  patienceMs = defaultPatienceMs,
}: FeedOptions<Card>): DirectoryFeed {
  const rows = personas.collection
  const stopped = new AbortController()
  const { signal } = stopped
  let stream: mongo.ChangeStream | undefined
  let heardAt = Date.now()

  const show = (row: DirectoryRow) => directory.put(toListed(row, encode))
  const look = async (ids: readonly string[]) => {
    const asked = { _id: { $in: ids.map(objectId) as never[] }, isPrivate: false }
    const found = await rows.find<DirectoryRow>(asked, { projection: forDirectory }).toArray()
    for (const row of found) show(row)
    const there = new Set(found.map(({ _id }) => _id.toHexString()))
    for (const id of ids) if (!there.has(id)) directory.remove(id)
    listedPersonas.set(directory.size)
  }
  const failed = (err: unknown) => {
    if (!signal.aborted) log.warn({ err }, 'changes of public personas could not be followed, all are read again')
  }
  const gather = gathering<Wanted>(batchSize, async (_key, wanted) => {
    // Whoever could not be read is read with all others.
    await look([...new Set(wanted.flatMap(({ ids }) => ids))]).catch((error) => {
      failed(error)
      return stream?.close().catch(() => undefined)
    })
    for (const { done } of wanted) done()
  })
  const refresh: Refresh = (ids) => new Promise<void>((done) => gather('', { ids, done }))

  /** Reads all as they are at the time from which changes are followed, or later: a session reads nothing older than what it has heard. */
  const readAll = async () => {
    const session = await personas.db.startSession()
    try {
      await personas.db.db?.command({ ping: 1 }, { session })
      const since = session.operationTime as mongo.Timestamp
      const unseen = new Set(directory.ids())
      for await (const row of rows.find<DirectoryRow>({ isPrivate: false }, { projection: forDirectory, batchSize, session })) {
        if (signal.aborted) break
        unseen.delete(row._id.toHexString())
        show(row)
      }
      for (const id of unseen) directory.remove(id)
      listedPersonas.set(directory.size)
      heardAt = Date.now()
      return since
    } finally {
      await session.endSession()
    }
  }
  const follow = async (since: mongo.Timestamp) => {
    const changes = rows.watch([{ $project: { documentKey: 1, operationType: 1 } }], {
      startAtOperationTime: since,
      maxAwaitTimeMS: newsEveryMs,
    })
    stream = changes
    while (!signal.aborted && !changes.closed) {
      const change = await changes.tryNext()
      heardAt = Date.now()
      if (!change) continue
      if ('documentKey' in change) void refresh([change.documentKey._id.toHexString()])
      else throw new Error(`the collection has changed as a whole: ${change.operationType}`)
    }
  }
  const goOn = async (first: mongo.Timestamp) => {
    for (let since: mongo.Timestamp | undefined = first; !signal.aborted; since = undefined) {
      try {
        await follow(since ?? (await readAll()))
      } catch (error) {
        failed(error)
      }
      await stream?.close().catch(() => undefined)
      await sleep(againAfterMs, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    start: async () => {
      void goOn(await readAll())
    },
    refresh,
    refuseWhileBehind: () => {
      if (Date.now() - heardAt <= patienceMs) return
      throw new DomainError('unavailable', 'OVERLOADED', 'This can’t be shown right now. Please try again.', { retryAfter: 1 })
    },
    stop: () => {
      stopped.abort()
      // The database may take until its next news to end it; the connection is closed before that.
      stream?.close().catch(() => undefined)
    },
  }
}
