import { interval } from '@rostra/kit/async/interval'
import { chunksOf } from '@rostra/kit/chunks'
import type { GenerationEnds } from '../domain/generations/ports.ts'

/** The most generations of one query. */
const maxBatch = 1_000

/**
 * Reads every `everyMs` which of the watched generations are still open, with one query for up to 1,000: one for each reader would cost
 * more than its frames. A failed read is repeated at the next interval. Returns a stop function that waits for the current read.
 */
export function watchGenerationEnds(
  openAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  everyMs: number,
): GenerationEnds & { stop: () => Promise<void> } {
  const watched = new Map<string, Set<() => void>>()

  const check = async () => {
    for (const batch of chunksOf([...watched.keys()], maxBatch)) {
      const open = await openAmong(batch)
      for (const id of batch) if (!open.has(id)) for (const onEnd of watched.get(id) ?? []) onEnd()
    }
  }
  const stop = interval(everyMs, check, () => undefined)

  return {
    watch: (id, onEnd) => {
      const readers = watched.get(id) ?? new Set()
      watched.set(id, readers.add(onEnd))
      return () => {
        readers.delete(onEnd)
        if (readers.size === 0 && watched.get(id) === readers) watched.delete(id)
      }
    },
    stop,
  }
}
