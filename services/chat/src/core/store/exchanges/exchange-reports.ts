import { collectionOf } from '@rostra/kit/stores/collection-of'
import { memberPersons } from '@rostra/platform/caller'
import type { Model } from 'mongoose'
import { endStatuses } from '../../domain/exchanges/answer-end.ts'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, ownMessage } from './exchange-model.ts'

const ofMembers = { person: memberPersons }
/** Named in each query, because the index of persons also begins with what the query filters. */
const byStart = { personaId: 1, startedAt: -1 } as const
const byRating = { personaId: 1, 'feedback.at': -1 } as const

/** Reads of all exchanges with a persona, for its owner's report. */
export function exchangeReports(model: Model<ExchangeRow>): Pick<Exchanges, 'askedSince' | 'ratedSince'> {
  const rows = collectionOf(model)
  return {
    askedSince: async (personaId, since, limit) => {
      const answered = { status: { $in: [...endStatuses] }, answer: { $ne: '' }, continues: { $exists: false }, ...ownMessage }
      const projection = { conversationId: 1, person: 1, content: 1, startedAt: 1 }
      const filter = { personaId, startedAt: { $gte: since }, ...ofMembers, ...answered }
      const found = await rows.find(filter, { projection, sort: { startedAt: -1 }, limit, hint: byStart }).toArray()
      return found.map(({ _id, conversationId, person, content, startedAt }) => ({
        exchangeId: _id.toHexString(),
        conversationId: conversationId.toHexString(),
        person,
        content,
        at: startedAt,
      }))
    },
    ratedSince: async (personaId, since, limit) => {
      const projection = { conversationId: 1, person: 1, feedback: 1 }
      const filter = { personaId, 'feedback.at': { $gte: since }, ...ofMembers }
      const found = await rows.find(filter, { projection, sort: { 'feedback.at': -1 }, limit, hint: byRating }).toArray()
      return found.flatMap(({ conversationId, person, feedback }) =>
        feedback ? [{ conversationId: conversationId.toHexString(), person, rating: feedback.rating, at: feedback.at }] : [],
      )
    },
  }
}
