import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { isDuplicate, objectId } from '@rostra/kit/mongo'
import { type Model, Types } from 'mongoose'
import type { EndStatus, Exchange } from '../domain/exchange.ts'
import type { Claim, Ending, Exchanges, NewExchange, Said } from '../domain/ports.ts'
import { after } from './after.ts'
import { leaseStore } from './exchange-leases.ts'
import { type ExchangeRow, toExchange } from './exchange-model.ts'
import { outcomesIn } from './exchange-outcomes.ts'
import { exchangeRemoval } from './exchange-removal.ts'

export interface Replica {
  /** Its name among the others; new at every start. */
  owner: string
  /** How long an exchange stays its own without a heartbeat, in milliseconds. */
  leaseMs: number
}

/** What others are told of an exchange. */
export interface ExchangeEvents {
  /** Stored when it is admitted. */
  sent: (exchange: Exchange) => EventEnvelope
  /** Stored with its end. */
  finished: (exchange: Exchange, ending: Ending, finishedAt: Date) => EventEnvelope
  /** Hears of every event that this replica has stored, with what the exchange has become. */
  stored: (status: 'running' | EndStatus) => void
}

/** Exchanges in MongoDB. */
export function mongoExchanges(model: Model<ExchangeRow>, replica: Replica, events: ExchangeEvents): Exchanges {
  const { owner } = replica
  // What every exchange writes goes to the driver itself: casting and checking rows of our own making costs as much as the write.
  const rows = model.collection
  const one = async (filter: object) => {
    const row = await model.findOne(filter).lean<ExchangeRow | null>()
    return row && toExchange(row)
  }
  const { leaseFromNow, ...leases } = leaseStore(model, replica)

  const claim = async (exchange: NewExchange): Promise<Claim> => {
    const conversationId = new Types.ObjectId(exchange.conversationId)
    const { person, requestId } = exchange
    while (true) {
      try {
        const row: ExchangeRow = {
          _id: new Types.ObjectId(),
          ...exchange,
          ...{ conversationId, status: 'claimed', owner, open: true, startedAt: new Date(), leaseUntil: leaseFromNow() },
          ...{ finishedAt: null, reply: '', frameEnds: [], failure: null },
        }
        await rows.insertOne(row)
        return { kind: 'claimed', exchange: toExchange(row) }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const known = await one({ person, requestId })
        if (known) return { kind: 'known', exchange: known }
        const busy = await one({ conversationId, open: true })
        if (busy) return { kind: 'busy', exchange: busy }
      }
    }
  }

  const end = async (exchange: Exchange, ending: Ending) => {
    const { status, reply, frameEnds, failure } = ending
    const finishedAt = new Date()
    const { modifiedCount } = await rows.updateOne(
      { _id: new Types.ObjectId(exchange.id), owner, open: true },
      {
        $set: { status, reply, frameEnds, failure, finishedAt },
        $push: { outbox: events.finished(exchange, ending, finishedAt) as never },
        $unset: { open: 1, leaseUntil: 1, stopRequested: 1 },
      },
    )
    if (modifiedCount === 1) events.stored(status)
    // An answer that got lost on its way back from the database is a success that is found when it is tried again.
    return modifiedCount === 1 || (await model.exists({ _id: objectId(exchange.id), owner, status, finishedAt: { $ne: null } })) !== null
  }

  return {
    ...leases,
    ...exchangeRemoval(model),
    claim,
    end,
    admit: async (exchange) => {
      const { modifiedCount } = await rows.updateOne(
        { _id: new Types.ObjectId(exchange.id), owner, status: 'claimed' },
        { $set: { status: 'running' }, $push: { outbox: events.sent(exchange) as never } },
      )
      if (modifiedCount === 1) events.stored('running')
      return modifiedCount === 1
    },
    abandon: async (id) => {
      await model.deleteOne({ _id: objectId(id), owner, status: 'claimed' })
    },
    byId: async (id) => {
      const _id = objectId(id)
      return _id && one({ _id })
    },
    outcomes: outcomesIn(model),
    runningIn: (conversationId) => one({ conversationId: objectId(conversationId), open: true }),
    said: async (conversationId, limit) => {
      const filter = { conversationId: objectId(conversationId), status: { $nin: ['claimed', 'running'] } }
      const newest = { sort: { startedAt: -1, _id: -1 }, limit, projection: { _id: 0, content: 1, reply: 1 } } as const
      return (await rows.find(filter, newest).toArray()).reverse() as unknown as Said[]
    },
    latest: async (conversationId, limit, before) => {
      const pivot = before && (await one({ _id: objectId(before.id), conversationId: objectId(conversationId) }))
      const earlier = pivot && {
        $or: [
          { startedAt: { $lt: pivot.startedAt } },
          { startedAt: pivot.startedAt, _id: { [before.inclusive ? '$lte' : '$lt']: objectId(pivot.id) } },
        ],
      }
      const found = await model
        .find({ conversationId: objectId(conversationId), status: { $ne: 'claimed' }, ...earlier })
        .sort({ startedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ExchangeRow[]>()
      return found.reverse().map(toExchange)
    },
    oldest: async (conversationId, limit, last) => {
      const found = await model
        .find({ conversationId: objectId(conversationId), status: { $ne: 'claimed' }, ...(last && after(last)) })
        .sort({ startedAt: 1, _id: 1 })
        .limit(limit)
        .lean<ExchangeRow[]>()
      return found.map(toExchange)
    },
    markStop: async (id) => {
      await model.updateOne({ _id: objectId(id), open: true }, { $set: { stopRequested: true } })
    },
  }
}
