import { interval } from '@rostra/kit/async/interval'
import { runBatches } from '@rostra/kit/async/run-batches'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import type { Ports, SummaryRun } from '../domain/ports.ts'
import { endOfQuestions } from '../domain/question-group.ts'

/** Times in milliseconds. */
export interface InboxTimers {
  /** The interval of checks whether the weekly summaries are due. */
  summary: number
  /** The interval of the removal of old questions, and of the count of open items. */
  maintenance: number
}

/** The making of weekly summaries. */
export interface SummaryWork {
  /** Makes the summaries of the week when they are due. */
  whenDue: () => Promise<void>
  /** Continues the run of a lost replica. */
  proceed: (run: SummaryRun) => void
}

type Needed = Pick<Ports, 'questionGroups' | 'inboxItems' | 'inboxMetrics' | 'summaries' | 'summaryRuns' | 'now' | 'log'>

/** Starts the weekly summaries and the removal of old questions. Returns a stop function that waits for the current commands. */
export function startInboxMaintenance(
  ports: Needed,
  { whenDue, proceed }: SummaryWork,
  leases: LeaseTimes,
  timers: InboxTimers,
): () => Promise<void> {
  const stopping = new AbortController()
  const failed = (what: string) => (err: unknown) => ports.log.warn({ err }, `${what} failed and will be repeated`)
  const maintain = async () => {
    const before = endOfQuestions(new Date(ports.now()))
    await runBatches([() => ports.questionGroups.removeOlder(before)], { forMs: timers.maintenance, signal: stopping.signal })
    ports.inboxMetrics.open(await ports.inboxItems.countAllOpen())
  }
  const { summaryRuns } = ports
  const work = {
    leases: ports.summaries.leases,
    running: summaryRuns,
    hasRoom: () => !summaryRuns.isFull(),
    settle: async (run: SummaryRun) => proceed(run),
  }
  const stops = [
    keepLeases(work, { times: leases, onError: failed('the lease of the weekly summaries of inboxes') }),
    interval(timers.summary, whenDue, failed('the schedule of the weekly summaries of inboxes')),
    interval(timers.maintenance, maintain, failed('the maintenance of inboxes')),
  ]
  return async () => {
    stopping.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
