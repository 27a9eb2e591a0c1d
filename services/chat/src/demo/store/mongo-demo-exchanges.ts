import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import type { EndedExchange } from '../../core/domain/exchanges/exchange.ts'
import { conversationModel } from '../../core/store/conversations/conversation-model.ts'
import { type ExchangeRow, exchangeModel } from '../../core/store/exchanges/exchange-model.ts'
import type { DemoExchanges } from '../domain/ports.ts'

export interface DemoExchangeOptions {
  finishedEvent: (exchange: EndedExchange) => EventEnvelope
  onAdded: () => void
}

const ignoreDuplicates = (error: unknown) => {
  if (!isDuplicate(error)) throw error
}

/**
 * Demo exchanges in MongoDB. An exchange is stored after its conversation, and with its event, so that an interrupted call can be repeated.
 */
export function mongoDemoExchanges(connection: Connection, { finishedEvent, onAdded }: DemoExchangeOptions): DemoExchanges {
  const conversations = conversationModel(connection)
  const exchanges = exchangeModel(connection)
  return {
    stored: async (ids) => {
      const rows = await exchanges.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { _id: 1 }).lean<ExchangeRow[]>()
      return new Set(rows.map(({ _id }) => _id.toHexString()))
    },
    add: async (added) => {
      if (added.length === 0) return
      const conversationRows = added.map(({ conversation: { id, ...row } }) => ({ _id: new Types.ObjectId(id), ...row }))
      const exchangeRows = added.map(({ exchange }) => ({ ...toRow(exchange), outbox: [finishedEvent(exchange)] }))
      await collectionOf(conversations).insertMany(conversationRows, { ordered: false }).catch(ignoreDuplicates)
      await collectionOf(exchanges).insertMany(exchangeRows, { ordered: false }).catch(ignoreDuplicates)
      onAdded()
    },
  }
}

/** Converts an exchange to its row. It is the only one of its conversation, without citations and feedback. */
const toRow = ({ id, conversationId, ...exchange }: EndedExchange): ExchangeRow => ({
  _id: new Types.ObjectId(id),
  conversationId: new Types.ObjectId(conversationId),
  parentId: null,
  personaId: exchange.personaId,
  person: exchange.person,
  requestId: exchange.requestId,
  content: exchange.content,
  status: exchange.status,
  owner: exchange.owner,
  startedAt: exchange.startedAt,
  finishedAt: exchange.finishedAt,
  answer: exchange.answer,
  chunkEnds: exchange.chunkEnds,
  failure: exchange.failure,
  end: exchange.end,
})
