import { setImmediate as nextTurn } from 'node:timers/promises'
import { pause, processClock } from '@rostra/kit/async/clock'
import { withJitter } from '@rostra/kit/async/retry'
import { chunksOf } from '@rostra/kit/chunks'
import type { mongo } from 'mongoose'
import { listed, type PersonaRow, popularFirst } from '../../core/store/personas/persona-model.ts'
import { type IndexedRow, indexedFields } from './search-index-row.ts'

export interface LoadOptions {
  put: (rows: readonly IndexedRow[]) => void
  /** Runs a read and its `put` while no other read runs. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  /** Called for each failed read, which is then retried. */
  failed: (error: unknown) => void
  signal: AbortSignal
}

/** Rows per read. */
const batchSize = 500
/** Rows that are put without a pause: some milliseconds of work. */
const putAtOnce = 100

/** Returns the wait after so many failures in a row: half a second, doubled up to 15 s. */
export const backoffMs = (failures: number): number => withJitter(Math.min(500 * 2 ** failures, 15_000))

/**
 * Reads all public personas, the most popular first, and resolves after the last one or when `signal` aborts. A failed read is repeated
 * from where it was. A persona whose popularity changes meanwhile may be missed or read twice.
 */
export async function loadPublicPersonas(
  rows: mongo.Collection<PersonaRow>,
  { put, exclusively, failed, signal }: LoadOptions,
): Promise<void> {
  let failures = 0
  let last: IndexedRow | undefined
  let isComplete = false
  while (!isComplete && !signal.aborted) {
    try {
      await exclusively(async () => {
        const found = await rows.find<IndexedRow>(after(last), { projection: indexedFields }).sort(popularFirst).limit(batchSize).toArray()
        for (const some of chunksOf(found, putAtOnce)) {
          if (signal.aborted) break
          put(some)
          await nextTurn()
        }
        last = found.at(-1) ?? last
        isComplete = found.length < batchSize
      })
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failed(error)
      await pause(backoffMs(failures++), processClock, signal)
    }
  }
}

/** Matches the public personas after one in the order of popularity. The range of the MongoDB index begins at its popularity. */
function after(last: IndexedRow | undefined) {
  if (!last) return listed
  const { _id, popularity } = last
  return { ...listed, popularity: { $lte: popularity }, $nor: [{ popularity, _id: { $gte: _id } }] }
}
