import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { groupedWrites } from '@rostra/kit/stores/grouped-writes'
import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { EndStatus } from '../../domain/exchanges/answer-end.ts'
import type { Ending, Exchange } from '../../domain/exchanges/exchange.ts'
import type { ClaimResult, Exchanges, NewExchange } from '../../domain/exchanges/ports.ts'
import { claimRows } from '../claim-rows.ts'
import { exchangeDeletion } from './exchange-deletion.ts'
import { continuedAnswer, endOf, storeWithAnswer } from './exchange-end.ts'
import { exchangeLeases, type Replica } from './exchange-leases.ts'
import { type ExchangeRow, ownMessage, toExchange } from './exchange-model.ts'
import { exchangeQueries } from './exchange-queries.ts'
import { exchangeReports } from './exchange-reports.ts'

/** Builds the events of an exchange, and is told when they are stored. */
export interface ExchangeEvents {
  /** Returns the events that are stored in the exchange's outbox by the update that stores its end. */
  exchangeFinished: (exchange: Exchange, ending: Ending, finishedAt: Date) => EventEnvelope[]
  /** Called once this replica knows that an end is stored with its events. */
  onEnded: (status: EndStatus, exchange: Exchange) => void
}

/** Exchanges in MongoDB. */
export function mongoExchanges(model: Model<ExchangeRow>, replica: Replica, events: ExchangeEvents): Exchanges {
  // The writes of every send use the driver directly: mongoose's casting and validation cost as much as the write.
  const rows = collectionOf(model)
  const writes = groupedWrites(model.collection)
  const queries = exchangeQueries(model)
  const { exists, ...claims } = claimRows(model, replica.owner)
  const { claimLeaseUntil, ...leases } = exchangeLeases(model, replica)

  const claim = async ({
    id,
    questionId,
    askedAt,
    fromShare,
    replaces,
    continues,
    wishesHash,
    startsFrom = new Date(0),
    ...exchange
  }: NewExchange): Promise<ClaimResult> => {
    const conversationId = new Types.ObjectId(exchange.conversationId)
    const { person, requestId } = exchange
    while (true) {
      try {
        const row: ExchangeRow = {
          _id: new Types.ObjectId(id),
          ...exchange,
          conversationId,
          status: 'claimed',
          owner: replica.owner,
          open: true,
          startedAt: new Date(Math.max(Date.now(), startsFrom.getTime())),
          leaseUntil: claimLeaseUntil(),
          finishedAt: null,
          answer: '',
          chunkEnds: [],
          failure: null,
        }
        if (wishesHash !== '') row.wishesHash = wishesHash
        if (replaces !== '') row.replaces = replaces
        if (continues !== '') row.continues = new Types.ObjectId(continues)
        if (questionId !== id) {
          row.questionId = new Types.ObjectId(questionId)
          row.askedAt = askedAt
          if (fromShare) row.fromShare = true
        }
        await writes.insert(row)
        return { kind: 'claimed', exchange: toExchange(row) }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const duplicate = await model.findOne({ person, requestId }).lean<ExchangeRow | null>()
        if (duplicate) return { kind: 'duplicate', exchange: toExchange(duplicate) }
        const busy = await queries.openIn(exchange.conversationId)
        if (busy) return { kind: 'busy', exchange: busy }
      }
    }
  }

  const storeEnd = async (exchange: Exchange, ending: Ending) => {
    const finishedAt = new Date()
    const end = endOf(exchange, ending, { finishedAt, events: events.exchangeFinished(exchange, ending, finishedAt) })
    // A retry after a lost response finds the end that the first attempt stored.
    const { _id, owner } = end.filter
    const isKnown = () => exists({ _id, owner, status: ending.status, finishedAt: { $ne: null } })
    const isStored =
      exchange.continues === ''
        ? await writes.update(end.filter, end.change, isKnown)
        : (await storeWithAnswer(model, end, continuedAnswer(exchange, ending))) || (await isKnown())
    if (isStored) events.onEnded(ending.status, exchange)
    return isStored
  }

  return {
    ...queries,
    ...claims,
    ...exchangeReports(model),
    ...leases,
    ...exchangeDeletion(model),
    newId: () => new Types.ObjectId().toHexString(),
    claim,
    storeEnd,
    admit: async ({ id, owner }, { parentId: parent, given, openers, unanswered, written, chatModel }) => {
      const _id = new Types.ObjectId(id)
      // A retry after a lost response finds the admission that the first attempt stored.
      const isStored = () => exists({ _id, owner, status: 'running' })
      const parentId = parent === null ? null : new Types.ObjectId(parent)
      const $set: Partial<ExchangeRow> = { status: 'running', parentId }
      if (given.length > 0) $set.given = given
      if (openers.length > 0) $set.openers = openers
      if (unanswered) $set.unanswered = unanswered
      if (written !== '') $set.written = written
      if (chatModel !== '') $set.chatModel = chatModel
      return writes.update({ _id, owner, status: 'claimed' }, { $set }, isStored)
    },
    setUnshared: async ({ id, owner }) => {
      const { matchedCount } = await rows.updateOne({ _id: new Types.ObjectId(id), owner, open: true }, { $set: { unshared: true } })
      return matchedCount === 1
    },
    setFree: async ({ id, owner }) => {
      await rows.updateOne({ _id: new Types.ObjectId(id), owner, open: true }, { $set: { isFree: true } })
    },
    setShown: async (id, at) => {
      await rows.updateOne({ _id: new Types.ObjectId(id) }, { $max: { shownAt: at } })
    },
    takeForNotes: async (id, person) => {
      const absent = { $exists: false }
      const unread = { _id: new Types.ObjectId(id), person, open: absent, readForNotes: absent, continues: absent, ...ownMessage }
      const row = await rows.findOneAndUpdate(unread, { $set: { readForNotes: true } })
      return row && toExchange(row)
    },
    setStopRequested: async (id) => {
      await model.updateOne({ _id: objectId(id), open: true }, { $set: { stopRequested: true } })
    },
  }
}
