import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/stores/redis'
import { createNetworkCounts, redisUsageCounts } from '@rostra/platform/free-use/usage-counts'
import type { Counted, TrialQuota, UnansweredSends } from '../../domain/limits/ports.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

export interface FreeUseOptions {
  /** Multiplies every limit. */
  scale: number
  /** The key of the hashes that stand for networks. */
  secret: string
}

/**
 * The limits on answers that cost no credits, counted in Redis. While Redis is away they throw, and the answer is
 * refused.
 */
export function freeUseLimits(
  redis: Redis,
  { scale, secret }: FreeUseOptions,
): { trialQuota: TrialQuota; unansweredSends: UnansweredSends } {
  const networkCounts = createNetworkCounts(secret)
  const scaled = (limit: number) => Math.max(1, Math.ceil(limit * scale))
  const countsOf = ({ person, clientAddress }: Counted, { perPerson, perNetwork }: { perPerson: number; perNetwork: number }) => [
    { key: person, limit: perPerson },
    ...networkCounts(clientAddress, perNetwork).map(({ key, limit }) => ({ key: `network:${key}`, limit })),
  ]
  const trials = redisUsageCounts(redis, 'trials', daySeconds)
  const trialLimits = { perPerson: scaled(60), perNetwork: scaled(200) }
  const unanswered = redisUsageCounts(redis, 'unanswered', hourSeconds)
  const unansweredLimits = { perPerson: scaled(10), perNetwork: scaled(30) }
  const emptyAnswers = redisUsageCounts(redis, 'empty-answers', daySeconds)
  const pauses = redisUsageCounts(redis, 'paused', hourSeconds)
  const pauseOf = (personaId: string) => ({ key: personaId, limit: 1 })
  return {
    trialQuota: {
      use: async (counted) => {
        const full = await trials.use(countsOf(counted, trialLimits))
        const message = 'You have tried personas many times today. Save this one and chat with it, or try again later.'
        if (full) throw new DomainError('exhausted', 'RATE_LIMITED', message, { retryAfter: full.retryAfter })
      },
    },
    unansweredSends: {
      refuseTooMany: async (counted, personaId) => {
        const [full, pause] = await Promise.all([
          unanswered.findFull(countsOf(counted, unansweredLimits)),
          pauses.findFull([pauseOf(personaId)]),
        ])
        if (full) throw tooManyUnanswered('Many messages have ended without an answer. Please wait a while before you send again.', full)
        if (pause)
          throw tooManyUnanswered('This persona takes a break, because its answers kept coming out empty. Try it again later.', pause)
      },
      count: (counted) => unanswered.add(countsOf(counted, unansweredLimits)),
      countEmpty: async (personaId) => {
        const full = await emptyAnswers.use([{ key: personaId, limit: scaled(100) - 1 }])
        return full !== null && (await pauses.use([pauseOf(personaId)])) === null
      },
    },
  }
}

const tooManyUnanswered = (message: string, { retryAfter }: { retryAfter: number }) =>
  new DomainError('exhausted', 'TOO_MANY_UNANSWERED', message, { retryAfter })
