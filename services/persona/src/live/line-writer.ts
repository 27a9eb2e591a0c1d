import type { Log } from '@rostra/kit/log'
import { untraced } from '@rostra/kit/tracing/spans'

export interface LineWriterOptions {
  /** Makes the opening lines of one persona; false when none are due. */
  makeDue: (signal: AbortSignal) => Promise<boolean>
  tickMs: number
  log: Log
}

export interface LineWriter {
  /** Looks at once: call it after a save that left something to make. */
  wake: () => void
  stop: () => Promise<void>
}

/** Personas that one replica makes opening lines for at a time. */
const atOnce = 4

/** Makes opening lines as they come due: looks when it is woken, and every tick for what other replicas left. */
export function startLineWriter({ makeDue, tickMs, log }: LineWriterOptions): LineWriter {
  const ending = new AbortController()
  const busy = new Set<Promise<void>>()

  const makeAll = async () => {
    while (!ending.signal.aborted && (await makeDue(ending.signal)));
  }
  const wake = () => {
    if (ending.signal.aborted || busy.size >= atOnce) return
    // Who wakes it has saved one persona of those that are due.
    const work = untraced(makeAll)
      .catch((err) => log.warn({ err }, 'opening lines could not be looked at, they will be again'))
      .finally(() => busy.delete(work))
    busy.add(work)
  }
  const timer = setInterval(wake, tickMs)

  return {
    wake,
    stop: async () => {
      ending.abort()
      clearInterval(timer)
      await Promise.all(busy)
    },
  }
}
