import { personOfMember } from '@rostra/platform/caller'
import type { Connection } from 'mongoose'
import { dailyModel } from '../../core/store/daily-model.ts'
import type { DailyActivity } from '../domain/ports.ts'
import { reachModel } from './reach-model.ts'

/** The activity of personas by day, in MongoDB. */
export function mongoDailyActivity(connection: Connection): DailyActivity {
  const daily = dailyModel(connection)
  const reach = reachModel(connection)
  const between: DailyActivity['between'] = async (personaId, first, last) => {
    const rows = await daily
      .find({ _id: { $gte: `${personaId}/${first}`, $lte: `${personaId}/${last}` } })
      .sort({ _id: 1 })
      .lean()
    return rows.map(({ _id, conversations = 0, messages = 0, people = 0, upvotes = 0, downvotes = 0 }) => ({
      date: _id.slice(personaId.length + 1),
      conversations,
      messages,
      people,
      upvotes,
      downvotes,
    }))
  }
  return {
    between,
    all: (personaId) => between(personaId, '0000', '9999'),
    returningPeople: async (personaId, ownerId, first, last) => {
      // The ids of a person on a day begin with the day, and `0` follows `/` in ASCII.
      const days = { _id: { $gte: `${personaId}/day/${first}/`, $lt: `${personaId}/day/${last}0` } }
      const [found] = await reach
        .aggregate<{ people: number }>([
          { $match: { ...days, person: { $exists: true, $ne: personOfMember(ownerId) } } },
          { $group: { _id: '$person', days: { $sum: 1 } } },
          { $match: { days: { $gte: 2 } } },
          { $count: 'people' },
        ])
        // The index of persons would read the visits of all personas.
        .hint({ _id: 1 })
      return found?.people ?? 0
    },
    peopleSince: (personaId, since) => reach.countDocuments({ personaId, lastAt: { $gte: since } }),
  }
}
