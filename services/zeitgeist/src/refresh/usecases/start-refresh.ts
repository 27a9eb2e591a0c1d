import type { Bound } from '@rostra/kit/bind-ports'
import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../domain/ports.ts'
import { type Refresh, refreshLimitMs } from '../domain/refresh.ts'
import type { runRefresh } from './run-refresh.ts'

interface Starting extends Pick<Ports, 'refreshes' | 'running' | 'wallTime'> {
  continueRefresh: Bound<typeof continueRefresh>
}

interface Continuing extends Pick<Ports, 'refreshes' | 'running' | 'wallTime' | 'metrics' | 'log'> {
  runRefresh: Bound<typeof runRefresh>
}

/** Opens a refresh that an operator asked for and runs it in the background. Throws REFRESH_RUNNING when one is open on any replica. */
export async function startRefresh(ports: Starting, operatorId: string): Promise<Refresh> {
  const refresh = await openRefresh(ports, operatorId)
  if (!refresh) throw new DomainError('state', 'REFRESH_RUNNING', 'A refresh is already running. Its entries appear in a moment.')
  void ports.continueRefresh(refresh)
  return refresh
}

/** Starts the scheduled refresh, unless another replica was faster: only an open refresh keeps others from ending theirs meanwhile. */
export async function startWhenDue(ports: Starting, isDue: () => Promise<boolean>): Promise<void> {
  const refresh = await openRefresh(ports)
  if (!refresh) return
  if (await isDue()) void ports.continueRefresh(refresh)
  else await ports.refreshes.cancel(refresh)
}

async function openRefresh({ refreshes, running, wallTime }: Starting, operatorId?: string): Promise<Refresh | null> {
  if (running.isDraining()) throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Please try again in a moment', { retryAfter: 2 })
  return refreshes.open(new Date(wallTime()), operatorId)
}

/** Runs an open refresh of this replica to its end, for 140 s after its start at most. Resolves when it no longer runs here. */
export async function continueRefresh(ports: Continuing, refresh: Refresh): Promise<void> {
  const { refreshes, running, wallTime, metrics, log } = ports
  const seconds = () => (wallTime() - refresh.startedAt.getTime()) / 1_000
  const work = async (signal: AbortSignal) => {
    await ports.runRefresh(refresh, signal)
    metrics.ended('published', seconds())
  }
  const failed = async (err: unknown) => {
    log.error({ err, refreshId: refresh.id }, 'a refresh failed; the entries are what they were')
    if (await refreshes.fail(refresh)) metrics.ended('failed', seconds())
  }
  await running.run(refresh, work, { forMs: refreshLimitMs - seconds() * 1_000, failed })
}
