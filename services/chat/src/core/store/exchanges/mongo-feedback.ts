import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection } from 'mongoose'
import { endStatuses } from '../../domain/exchanges/exchange.ts'
import type { Feedbacks } from '../../domain/exchanges/ports.ts'
import { type ExchangeRow, exchangeModel } from './exchange-model.ts'

export type RatedExchange = Pick<ExchangeRow, '_id' | 'personaId' | 'conversationId'>

/** Stores or removes what the persona's owner sees of feedback, in the transaction that changes it. It may run more than once. */
export type OnFeedback = (exchange: RatedExchange, feedback: { shared: boolean; at: Date }, session: ClientSession) => Promise<void>

/**
 * Feedback in MongoDB. It is a field of the exchange; `onFeedback` stores what its persona's owner sees. Both change in one transaction, so that no answer
 * stays reported whose person has taken the sharing back.
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
