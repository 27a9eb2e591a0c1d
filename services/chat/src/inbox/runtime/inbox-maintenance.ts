import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
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
  const { log } = ports
  const onError = (err: unknown) => log.warn({ err }, 'the lease of the weekly summaries of inboxes failed and will be repeated')
  const maintain = async (turn: Turn) => {
    const before = endOfQuestions(new Date(ports.now()))
    await runBatches([() => ports.questionGroups.removeOlder(before)], turn)
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
    keepLeases(work, { times: leases, onError }),
    startPeriodicWork({ everyMs: timers.summary, subject: 'the schedule of the weekly summaries of inboxes', run: whenDue, log }),
    startPeriodicWork({ everyMs: timers.maintenance, subject: 'the maintenance of inboxes', run: maintain, log }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
