import { bounded } from '@rostra/kit/async/bounded'
import type { Embed } from '../domain/passages/ports.ts'

/** `off`: no embedding server is set. `away`: it does not answer. */
export type MeaningState = 'off' | 'away' | 'ready'

/** A local server may have a passage in work, which takes half a second. */
const tryMs = 3_000

/** Tries whether the embedding server answers. */
export async function tryMeaning(embed: Embed | null, signal: AbortSignal): Promise<MeaningState> {
  if (!embed) return 'off'
  try {
    await bounded(embed(['ready?'], AbortSignal.any([signal, AbortSignal.timeout(tryMs)]), 'query'), tryMs)
    return 'ready'
  } catch {
    signal.throwIfAborted()
    return 'away'
  }
}
