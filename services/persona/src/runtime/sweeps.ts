import { interval } from '@rostra/kit/async/interval'
import type { Turn } from '@rostra/kit/async/run-batches'
import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import type { Ports } from '../domain/ports.ts'
import { sweepLateWrites } from '../usecases/deleted-accounts/sweep-late-writes.ts'
import { sweepDeletedPersonas } from '../usecases/deleted-personas/sweep-deleted-personas.ts'
import { sweepSources } from '../usecases/sources/sweep-sources.ts'
import { setReportGauges } from './report-metrics.ts'
import { setSourceGauges } from './source-reader/reading-metrics.ts'

/** Milliseconds from one search for deleted personas and accounts whose rows are due to the next. */
const searchMs = 1_000

/** Deletes the rows of deleted personas and accounts that are due. Returns a stop function that waits for the current turn. */
export function startSweeps(ports: Ports, turn: Turn, sweepMs: number, log: Log): () => Promise<void> {
  const episodes = logEpisodes(log, {
    began: 'rows of deleted personas and accounts cannot be deleted, sweeps go on',
    ended: 'rows of deleted personas and accounts are deleted again',
  })
  const sweep = () => Promise.all([sweepDeletedPersonas(ports, turn), sweepLateWrites(ports, turn)]).then(episodes.recovered)
  return interval(Math.min(sweepMs, searchMs), sweep, episodes.failed)
}

/** Measures the open reports every `ms`. Returns a stop function that waits for the current count. */
export function countOpenReports({ reports, now }: Ports, ms: number, log: Log): () => Promise<void> {
  const episodes = logEpisodes(log, {
    began: 'open reports cannot be counted, counts go on',
    ended: 'open reports are counted again',
  })
  const count = async () => {
    setReportGauges(await reports.backlog(), now())
    episodes.recovered()
  }
  return interval(ms, count, episodes.failed)
}

/** Deletes what sources have left, and measures those that wait. Returns a stop function that waits for the current runs. */
export function startSourceSweeps(
  ports: Ports,
  turn: Turn,
  { sweepMs, countMs }: { sweepMs: number; countMs: number },
  log: Log,
): () => Promise<void> {
  const sweeps = logEpisodes(log, {
    began: 'leftovers of sources cannot be deleted, sweeps go on',
    ended: 'leftovers of sources are deleted again',
  })
  const counts = logEpisodes(log, { began: 'sources cannot be counted, counts go on', ended: 'sources are counted again' })
  const count = async () => setSourceGauges(await ports.sourceReadings.backlog(), ports.now())
  const stops = [
    interval(sweepMs, () => sweepSources(ports, turn).then(sweeps.recovered), sweeps.failed),
    interval(countMs, () => count().then(counts.recovered), counts.failed),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
