import { createHash } from 'node:crypto'
import { networkOf } from '@rostra/kit/network'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import { dailyLimits, dayOf, limitReached, scaledLimit } from '../../domain/questions/daily-limits.ts'
import type { QuestionLimits } from '../../domain/questions/ports.ts'
import type { Asker } from '../../domain/questions/question.ts'
import type { QuestionCountRow } from './question-count-model.ts'

interface Options {
  /** Multiplies every limit. */
  scale: number
  now?: () => Date
}

/**
 * Counts questions per UTC day in MongoDB, for all replicas: 5 a guest, 50 a member, and 100 for all guests of one network. Addresses are
 * stored as hashes; an IPv6 network is a /64.
 */
export function mongoQuestionLimits(model: Model<QuestionCountRow>, { scale, now = () => new Date() }: Options): QuestionLimits {
  const rows = collectionOf(model)
  const limits = {
    guest: scaledLimit(dailyLimits.guest, scale),
    member: scaledLimit(dailyLimits.member, scale),
    network: scaledLimit(dailyLimits.network, scale),
  }

  /** Adds one unless the count has reached its limit, and returns whether it did. */
  const add = async (id: string, limit: number): Promise<boolean> => {
    const count = { $ifNull: ['$count', 0] }
    const fields = { count: { $min: [limit, { $add: [count, 1] }] }, startedAt: { $ifNull: ['$startedAt', '$$NOW'] } }
    const before = await rows.findOneAndUpdate({ _id: id }, [{ $set: fields }], { upsert: true, returnDocument: 'before' })
    return ((before as QuestionCountRow | null)?.count ?? 0) < limit
  }
  // Of two first questions at once, the second may find the new document only when it inserts its own.
  const addOnce = (id: string, limit: number) =>
    add(id, limit).catch((error) => {
      if (isDuplicate(error)) return add(id, limit)
      throw error
    })
  const subtract = async (ids: readonly string[]): Promise<void> => {
    await rows.updateMany({ _id: { $in: ids }, count: { $gt: 0 } }, { $inc: { count: -1 } })
  }

  /** A guest's network comes first, so that new guests of a full network store nothing. */
  const countedOf = ({ kind, id, clientAddress }: Asker, day: string) => {
    const own = { of: kind, id: `${day}:${kind}:${id}` }
    return kind === 'member' ? [own] : [{ of: 'network' as const, id: `${day}:network:${hashOf(networkOf(clientAddress))}` }, own]
  }

  return {
    count: async (asker) => {
      const time = now()
      const counted: string[] = []
      for (const { of, id } of countedOf(asker, dayOf(time))) {
        if (!(await addOnce(id, limits[of]))) {
          await subtract(counted)
          throw limitReached({ of, count: limits[of], members: limits.member }, time)
        }
        counted.push(id)
      }
      return () => subtract(counted)
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
