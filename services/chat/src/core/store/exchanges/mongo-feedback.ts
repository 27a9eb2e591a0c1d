import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection } from 'mongoose'
import { endStatuses } from '../../domain/exchanges/answer-end.ts'
import type { Feedbacks } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, exchangeModel } from './exchange-model.ts'

export type RatedExchange = Pick<ExchangeRow, '_id' | 'personaId' | 'conversationId'>

/** Stores or removes the inbox item of feedback, in the transaction that changes the feedback. It may run more than once. */
export type OnFeedback = (exchange: RatedExchange, feedback: { shared: boolean; at: Date }, session: ClientSession) => Promise<void>

/**
 * Feedback in MongoDB: a field of the exchange, and what `onFeedback` stores for the persona's owner. Both change in one transaction, so
 * that an answer is reported exactly while its feedback is shared.
 */
export function mongoFeedback(connection: Connection, onFeedback: OnFeedback): Feedbacks {
  const exchanges = collectionOf(exchangeModel(connection))
  return {
    set: (id, feedback) =>
      inTransaction(connection, async (session) => {
        const at = new Date()
        const change = feedback ? { $set: { feedback: { ...feedback, at } } } : { $unset: { feedback: 1 as const } }
        const _id = objectId(id)
        const options = { session, projection: { personaId: 1, conversationId: 1 } }
        const exchange = _id && (await exchanges.findOneAndUpdate({ _id, status: { $in: [...endStatuses] } }, change, options))
        if (!exchange) return false
        await onFeedback(exchange, { shared: feedback?.shared === true, at }, session)
        return true
      }),
  }
}
