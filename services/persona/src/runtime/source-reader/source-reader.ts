import { bounded } from '@rostra/kit/async/bounded'
import { logEpisodes } from '@rostra/kit/episode-log'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { Log } from '@rostra/kit/log'
import { untraced } from '@rostra/kit/tracing/spans'
import type { AbortReason, ClaimedSource, LostSource, ReadingOutcome, SourceReadings } from '../../domain/sources/ports.ts'
import { observeReading } from './reading-metrics.ts'

export interface SourceReaderOptions {
  readings: SourceReadings
  /** Reads a source that this process has claimed, to its end. */
  read: (source: ClaimedSource, signal: AbortSignal) => Promise<ReadingOutcome>
  /** Lets a source wait again whose replica died. Returns false when it does not. */
  settle: (lost: LostSource) => Promise<boolean>
  leases: LeaseTimes
  /** Milliseconds between two polls for sources that wait. Polls find those that other replicas have added. */
  pollMs: number
  log: Log
}

export interface SourceReader {
  /** Reads sources that wait without waiting for the next poll. */
  wake: () => void
  /** Claims no further source, and waits for the readings. After `graceMs` aborts them, so that another replica goes on at once. */
  drain: (graceMs: number) => Promise<void>
  stop: () => Promise<void>
}

/** What one process reads at once: one source of any kind, and meanwhile one pair, which passes a file that takes long. */
type Lane = 'all' | 'pairs'
/** The longest wait of a drain for aborted readings to give up their sources. A store command is bounded by 4 s. */
const lastWritesMs = 5_000

interface Running {
  owner: string
  abort: AbortController
}

/** Starts to read sources: claims those that wait, renews their leases while it reads them, and takes over those of replicas that died. */
export function startSourceReader({ readings, read, settle, leases, pollMs, log }: SourceReaderOptions): SourceReader {
  const running = new Map<string, Running>()
  const busy = new Map<Lane, Promise<void>>()
  let isDraining = false
  const episodes = logEpisodes(log, {
    began: 'sources cannot be claimed, polls go on',
    ended: 'sources are claimed again',
  })

  const readClaimed = async (source: ClaimedSource) => {
    const { sourceId, personaId, owner } = source
    const abort = new AbortController()
    running.set(sourceId, { owner, abort })
    if (isDraining) abort.abort('drain' satisfies AbortReason)
    const end = observeReading()
    try {
      end(await read(source, abort.signal))
    } catch (err) {
      // The lease runs out, and the source is taken over.
      end('lost')
      log.error({ err, sourceId, personaId }, 'the end of a reading could not be stored')
    } finally {
      running.delete(sourceId)
    }
  }
  const readAllDue = async (lane: Lane) => {
    while (!isDraining) {
      const source = await readings.claimNext(lane)
      episodes.recovered()
      if (!source) return
      if (lane === 'all') begin('pairs')
      await readClaimed(source)
    }
  }
  const begin = (lane: Lane) => {
    if (isDraining || busy.has(lane)) return
    // Untraced: the run is not part of the call that woke the reader, and reads other sources too.
    const run = untraced(() => readAllDue(lane))
      .catch(episodes.failed)
      .finally(() => busy.delete(lane))
    busy.set(lane, run)
  }
  const wake = () => {
    begin('all')
    if (running.size > 0) begin('pairs')
  }

  const renew = async () => {
    const owners = new Map([...running].map(([id, { owner }]) => [id, owner]))
    const { leaseLost } = await readings.renew(owners)
    for (const id of leaseLost) {
      if (running.get(id)?.owner === owners.get(id)) running.get(id)?.abort.abort('lease-lost' satisfies AbortReason)
    }
  }
  const stopLeases = keepLeases<LostSource>(
    {
      renew,
      contact: readings.contact,
      takeOver: async (expiredBefore) => (isDraining ? null : readings.takeOver(expiredBefore, [...running.keys()])),
      settle: async (lost) => {
        if (await settle(lost)) wake()
      },
    },
    { times: leases, onError: (err) => log.warn({ err }, 'a renewal or takeover of sources failed and will be repeated') },
  )
  const timer = setInterval(wake, pollMs)
  wake()

  const drain = async (graceMs: number) => {
    isDraining = true
    clearInterval(timer)
    const abortAll = () => {
      for (const { abort } of running.values()) abort.abort('drain' satisfies AbortReason)
    }
    const grace = setTimeout(abortAll, graceMs)
    await bounded(Promise.all(busy.values()), graceMs + lastWritesMs).catch(() => undefined)
    clearTimeout(grace)
  }
  return {
    wake,
    drain,
    stop: async () => {
      await drain(0)
      await stopLeases()
    },
  }
}
