import { utcDate } from '@rostra/kit/utc-date'
import { createNetworkCounts, type UsageCounts } from '@rostra/platform/free-use/usage-counts'
import { dailyLimits, limitReached, scaledLimit } from '../../domain/questions/daily-limits.ts'
import type { QuestionLimits } from '../../domain/questions/ports.ts'
import type { Asker } from '../../domain/questions/question.ts'

interface Options {
  /** Multiplies every limit. */
  scale: number
  /** The key of the hashes that stand for networks. */
  secret: string
  now?: () => Date
}

/** How long a count is kept, in seconds. Its key contains the day. */
export const questionCountSeconds = 2 * 24 * 3_600

/** Limits questions per UTC day over all replicas: 5 for a guest, 50 for a member, and 100 for all guests of one network. */
export function questionLimits(counts: UsageCounts, { scale, secret, now = () => new Date() }: Options): QuestionLimits {
  const networkCounts = createNetworkCounts(secret)
  const limits = {
    guest: scaledLimit(dailyLimits.guest, scale),
    member: scaledLimit(dailyLimits.member, scale),
    network: scaledLimit(dailyLimits.network, scale),
  }

  /** Returns the counts of an asker. A guest's network comes first, so that new guests of a full network store nothing. */
  const countsOf = ({ kind, id, clientAddress }: Asker, day: string) => {
    const own = { of: kind, key: `${day}:${kind}:${id}`, limit: limits[kind] }
    if (kind === 'member') return [own]
    const ofNetworks = networkCounts(clientAddress, limits.network).map(({ key, limit }) => {
      return { of: 'network' as const, key: `${day}:network:${key}`, limit }
    })
    return [...ofNetworks, own]
  }

  return {
    count: async (asker) => {
      const time = now()
      const counted = countsOf(asker, utcDate(time))
      const full = await counts.use(counted)
      if (full) throw limitReached({ of: full.count.of, count: full.count.limit, members: limits.member }, time)
      return () => counts.takeBack(counted)
    },
  }
}
