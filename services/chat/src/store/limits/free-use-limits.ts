import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/stores/redis'
import type { TrialQuota, UnansweredSends } from '../../domain/limits/ports.ts'
import { usageCounts } from './usage-counts.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

/** The limits on answers that cost no credits. `scale` multiplies them. They fail while Redis is away: a limit on what costs money stays closed. */
export function freeUseLimits(redis: Redis, scale: number): { trialQuota: TrialQuota; unansweredSends: UnansweredSends } {
  const scaled = (limit: number) => Math.max(1, Math.ceil(limit * scale))
  const trials = usageCounts(redis, { name: 'trials', perPerson: scaled(60), perNetwork: scaled(200), seconds: daySeconds })
  const unanswered = usageCounts(redis, { name: 'unanswered', perPerson: scaled(10), perNetwork: scaled(30), seconds: hourSeconds })
  return {
    trialQuota: {
      use: async (counted) => {
        const retryAfter = await trials.use(counted)
        const message = 'You have tried personas many times today. Save this one and chat with it, or try again later.'
        if (retryAfter > 0) throw new DomainError('exhausted', 'RATE_LIMITED', message, { retryAfter })
      },
    },
    unansweredSends: {
      refuseTooMany: async (counted) => {
        const retryAfter = await unanswered.check(counted)
        const message = 'Many answers were stopped before their first word. Please wait a while before you send again.'
        if (retryAfter > 0) throw new DomainError('exhausted', 'TOO_MANY_UNANSWERED', message, { retryAfter })
      },
      count: unanswered.add,
    },
  }
}
