import type { Foundation } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { keepLeases } from '@rostra/kit/leases/keep-leases'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createRunningWork } from '@rostra/kit/leases/running-work'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { ServedModel } from '@rostra/llm/models'
import type { Ports as CorePorts } from '../core/domain/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import type { Refresh } from './domain/refresh.ts'
import { refreshRequested } from './events/refresh-requested.ts'
import { refreshRpc } from './rpc/refresh.ts'
import { refreshMetrics } from './runtime/refresh-metrics.ts'
import { refreshModel } from './store/refresh-model.ts'
import { mongoRefreshes } from './store/refreshes.ts'
import { bindSteps } from './usecases/bind-steps.ts'
import { refreshWhenDue } from './usecases/refresh-when-due.ts'

export interface RefreshOptions {
  /** The model that writes entries. */
  model: ServedModel
  leaseMs: number
  /** The hour of the day, UTC, at which the nightly refresh is due. */
  hour: number
  /** Milliseconds between two looks whether a refresh is due. */
  scheduleMs: number
  /** Whether new entries wait until an operator shows them. */
  waitsForReview: boolean
}

/** Creates the slice that makes editions of entries: nightly, and when a super senator asks. */
export function createRefresh(
  { connection, log, onStop }: Foundation,
  core: CorePorts,
  { model, leaseMs, hour, scheduleMs, waitsForReview }: RefreshOptions,
): Slice & { drain: (graceMs: number) => Promise<void> } {
  const times = leaseTimes(leaseMs)
  const refreshes = mongoRefreshes(connection, {
    leases: times,
    now: core.wallTime,
    requested: refreshRequested,
    first: waitsForReview ? 'waiting' : 'shown',
  })
  const running = createRunningWork({
    limit: 1,
    release: refreshes.leases.release,
    onError: (err) => log.error({ err }, 'a refresh could not be ended and is left to a takeover'),
  })
  const ports: Ports = { ...core, refreshes, running, metrics: refreshMetrics, model, clock: processClock, log }
  const steps = bindSteps(ports)
  return {
    rpcs: bindRpcs([refreshRpc], { ...ports, ...steps }),
    outboxes: [refreshModel(connection)],
    drain: running.drain,
    begin: async () => {
      const leasesFailed = (err: unknown) => log.warn({ err }, 'the lease of a refresh failed and will be repeated')
      const settle = async (refresh: Refresh) => void steps.continueRefresh(refresh)
      const work = { leases: refreshes.leases, running, hasRoom: () => !running.isFull(), settle }
      onStop(keepLeases(work, { times, onError: leasesFailed }))
      const run = refreshWhenDue({ ...ports, ...steps }, hour)
      onStop(startPeriodicWork({ everyMs: scheduleMs, subject: 'the schedule of refreshes', run, log }))
    },
  }
}
