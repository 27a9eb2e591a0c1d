import { bounded } from '@rostra/kit/async/bounded'
import { logEpisodes } from '@rostra/kit/episode-log'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork, type OwnedWork } from '@rostra/kit/leases/running-work'
import type { Log } from '@rostra/kit/log'
import { untraced } from '@rostra/kit/tracing/spans'
import type { ClaimedSource, LostSource, ReadingOutcome, SourceReadings } from '../../domain/sources/ports.ts'
import { observeReading } from './reading-metrics.ts'

export interface SourceReaderOptions {
  readings: SourceReadings
  /** Reads a source that this process has claimed, to its end. */
  read: (source: ClaimedSource, signal: AbortSignal) => Promise<ReadingOutcome>
  /** Returns a source whose replica died to the waiting ones. Returns false when it failed for good. */
  settle: (lost: LostSource) => Promise<boolean>
  leases: LeaseTimes
  /** Milliseconds between two polls for waiting sources. Polls find those that other replicas have added. */
  pollMs: number
  log: Log
}

export interface SourceReader {
  /** Starts to read waiting sources now, before the next poll. */
  wake: () => void
  /** Claims no further source, and waits for the readings. After `graceMs` aborts them, so that another replica goes on at once. */
  drain: (graceMs: number) => Promise<void>
  /** Starts to poll, and to take over the sources of replicas that died. Returns a stop function. */
  start: () => () => Promise<void>
}

/** What one process reads at once: one source of any kind and one pair, so that pairs do not wait for a long file. */
const lanes = ['all', 'pairs'] as const
type Lane = (typeof lanes)[number]

/** The longest wait of a drain for a source that is being claimed. A store command is bounded by 4 s. */
const lastClaimMs = 5_000

/**
 * Creates a reader of sources: it claims waiting ones, renews their leases while it reads them, and takes over those of replicas that died.
 */
export function createSourceReader({ readings, read, settle, leases, pollMs, log }: SourceReaderOptions): SourceReader {
  const running = createRunningWork<OwnedWork & Pick<ClaimedSource, 'personaId'>>({
    limit: lanes.length,
    // The lease expires, and another replica takes the source over.
    onError: (err, { id: sourceId, personaId }) => log.error({ err, sourceId, personaId }, 'the end of a reading could not be stored'),
  })
  const busy = new Map<Lane, Promise<void>>()
  const episodes = logEpisodes(log, {
    began: 'sources cannot be claimed, polls go on',
    ended: 'sources are claimed again',
  })

  const readClaimed = (source: ClaimedSource) => {
    const { sourceId: id, owner, personaId } = source
    return running.run({ id, owner, personaId }, async (signal) => {
      const end = observeReading()
      let outcome: ReadingOutcome = 'lost'
      try {
        outcome = await read(source, signal)
      } finally {
        end(outcome)
      }
    })
  }
  const readAllDue = async (lane: Lane) => {
    while (!running.isDraining()) {
      const source = await readings.claimNext(lane)
      episodes.recovered()
      if (!source) return
      if (lane === 'all') begin('pairs')
      await readClaimed(source)
    }
  }
  const begin = (lane: Lane) => {
    if (running.isDraining() || busy.has(lane)) return
    // Untraced: the run is not part of the call that woke the reader, and reads other sources too.
    const run = untraced(() => readAllDue(lane))
      .catch(episodes.failed)
      .finally(() => busy.delete(lane))
    busy.set(lane, run)
  }
  const wake = () => {
    begin('all')
    if (running.list().length > 0) begin('pairs')
  }

  const settleLost = async (lost: LostSource) => {
    if (await settle(lost)) wake()
  }
  const drain = async (graceMs: number) => {
    await running.drain(graceMs)
    // A claim may be under way.
    await bounded(Promise.all(busy.values()), lastClaimMs).catch(() => undefined)
  }
  const start = () => {
    const stopLeases = keepLeases(
      { leases: readings.leases, running, settle: settleLost },
      { times: leases, onError: (err) => log.warn({ err }, 'a renewal or takeover of sources failed and will be repeated') },
    )
    const timer = setInterval(wake, pollMs)
    wake()
    return async () => {
      clearInterval(timer)
      await drain(0)
      await stopLeases()
    }
  }
  return { wake, drain, start }
}
