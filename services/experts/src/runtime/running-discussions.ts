import { DomainError } from '@rostra/kit/errors'
import { createRunningWork, type RunningWork, type RunningWorkOptions } from '@rostra/kit/leases/running-work'
import type { RunningDiscussions } from '../domain/discussions/ports.ts'
import { limitGauge, runningGauge } from './discussion-metrics.ts'

/** Creates the registry of the discussions that run in this process. */
export function inProcessDiscussions(options: Omit<RunningWorkOptions, 'gauges'>): RunningDiscussions & RunningWork {
  const running = createRunningWork({ ...options, gauges: { running: runningGauge, limit: limitGauge } })
  return {
    ...running,
    refuseWhenFull: () => {
      if (running.isFull())
        throw new DomainError('unavailable', 'OVERLOADED', 'Too many discussions at once, please try again', { retryAfter: 5 })
    },
  }
}
