import { DomainError } from '@rostra/kit/errors'
import { personOfMember } from '@rostra/platform/caller'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import { createNetworkCounts, type UsageCount, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import type { FailedDiscussions, Starter } from '../../domain/discussions/ports.ts'
import { scaledLimit } from '../../domain/questions/daily-limits.ts'

const hourlyLimits = { person: 10, network: 30 }

/** The seconds of the window in which failed discussions count. */
export const failedDiscussionSeconds = 3_600

interface Options {
  /** Multiplies both limits. */
  scale: number
  /** The key of the hashes that stand for networks. */
  secret: string
}

/** Limits failed discussions over all replicas: 10 an hour for a member, and 30 an hour for a network. */
export function failedDiscussions(counts: UsageCounts, freeWork: FreeWork, { scale, secret }: Options): FailedDiscussions {
  const networkCounts = createNetworkCounts(secret)
  const ofNetworks = (clientAddress: string): UsageCount[] =>
    networkCounts(clientAddress, scaledLimit(hourlyLimits.network, scale)).map(({ key, limit }) => ({
      key: `failed:network:${key}`,
      limit,
    }))
  const countsOf = ({ memberId, clientAddress }: Starter): UsageCount[] => {
    const own = { key: `failed:${personOfMember(memberId)}`, limit: scaledLimit(hourlyLimits.person, scale) }
    return clientAddress === null ? [own] : [own, ...ofNetworks(clientAddress)]
  }
  return {
    refuseTooMany: async (starter) => {
      const full = await counts.findFull(countsOf(starter))
      const message = 'Many discussions have ended without a conclusion. Please wait a while before you start another one.'
      if (full) throw new DomainError('exhausted', 'TOO_MANY_UNANSWERED', message, { retryAfter: full.retryAfter })
    },
    count: async (starter, runs) => {
      const { memberId, isConfirmed, clientAddress } = starter
      const worker = { person: personOfMember(memberId), isConfirmed, clientAddress: clientAddress ?? '' }
      // The calls were made: a budget that is used up refuses later work, not these.
      const spent = freeWork.use('FREE_WORK_DISCUSSION_CALL', worker, runs).catch(ignoreRefusal)
      await Promise.all([counts.add(countsOf(starter)), spent])
    },
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError && error.kind === 'exhausted')) throw error
}
