import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { groupedWrites } from '@rostra/kit/stores/grouped-writes'
import { isDuplicate, objectId, objectIds } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { EndStatus } from '../../core/domain/exchanges/answer-end.ts'
import { type Ending, type Exchange, hasText, isCharged } from '../../core/domain/exchanges/exchange.ts'
import { holdOutcome } from '../../core/domain/exchanges/outcome.ts'
import { claimRows, onTakeOver } from '../../core/store/claim-rows.ts'
import type { Asks, NewAsk, StoredAsk } from '../domain/ports.ts'
import type { AskRow } from './ask-model.ts'

/** How long an ended ask is kept, in milliseconds. */
const keptMs = 3_600_000

export interface MongoAsksOptions {
  /** Owns the asks that this process claims. */
  owner: string
  times: LeaseTimes
  /** Returns the event that is stored by the update that stores the end. */
  ended: (ask: Exchange, ending: Ending, finishedAt: Date) => EventEnvelope
  /** Called once this replica knows that an end is stored with its event. */
  onEnded: (status: EndStatus, ask: Exchange) => void
}

/** Asks in MongoDB. */
export function mongoAsks(model: Model<AskRow>, { owner, times, ended, onEnded }: MongoAsksOptions): Asks {
  const rows = collectionOf(model)
  const writes = groupedWrites(model.collection)
  const leases = mongoLeases(model, { times, sort: { status: -1 }, onTakeOver, toWork: toAsk })
  const findOne = async (filter: object): Promise<StoredAsk | null> => {
    const row = await model.findOne(filter).lean<AskRow | null>()
    return row && toAsk(row)
  }
  const { exists, ...claims } = claimRows(model, owner)

  const claim = async ({ id, requestKey = id, ...ask }: NewAsk) => {
    while (true) {
      const row: AskRow = {
        _id: new Types.ObjectId(id),
        ...ask,
        requestKey,
        status: 'claimed',
        owner,
        open: true,
        startedAt: new Date(),
        leaseUntil: leases.firstLease(times.unrenewedMs),
      }
      try {
        await writes.insert(row)
        return { kind: 'claimed' as const, ask: toAsk(row) }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const duplicate = await findOne({ person: ask.person, requestKey })
        if (duplicate) return { kind: 'duplicate' as const, ask: duplicate }
      }
    }
  }

  const storeEnd = async (ask: Exchange, ending: Ending) => {
    const finishedAt = new Date()
    const _id = new Types.ObjectId(ask.id)
    const { status } = ending
    const isKeyFree = status === 'failed' || !hasText(ending)
    const $set = { status, finishedAt, isCharged: isCharged(ask, ending), ...(isKeyFree ? { requestKey: ask.id } : {}) }
    const $push = { outbox: { $each: [ended(ask, ending, finishedAt)] } }
    const isKnown = () => exists({ _id, owner: ask.owner, status, finishedAt: { $exists: true } })
    const change = { $set, $push, $unset: { open: 1, leaseUntil: 1, takeovers: 1 } }
    const isStored = await writes.update({ _id, owner: ask.owner, open: true }, change, isKnown)
    if (isStored) onEnded(status, ask)
    return isStored
  }

  return {
    ...claims,
    claim,
    storeEnd,
    leases,
    admit: async ({ id, owner: by }) => {
      const _id = new Types.ObjectId(id)
      const isStored = () => exists({ _id, owner: by, status: 'running' })
      return writes.update({ _id, owner: by, status: 'claimed' }, { $set: { status: 'running' } }, isStored)
    },
    // A takeover ends an ask whatever its readers have.
    setUnshared: (ask) => exists({ _id: new Types.ObjectId(ask.id), owner: ask.owner, open: true }),
    // A takeover charges nothing.
    setFree: async () => undefined,
    setInterrupted: async (id) => {
      await model.updateOne({ _id: objectId(id), open: true }, { $set: { interrupted: true } })
    },
    isInterrupted: (id) => exists({ _id: new Types.ObjectId(id), interrupted: true }),
    byId: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id })
    },
    openOf: async (person) => {
      const open = await model.find({ person, open: true }, { _id: 1 }).lean()
      return open.map(({ _id }) => _id.toHexString())
    },
    outcomes: async (ids) => {
      const found = await model.find({ _id: { $in: objectIds(ids) } }, { status: 1, isCharged: 1 }).lean<AskRow[]>()
      return new Map(
        found.map(({ _id, status, isCharged: charged = false }) => [_id.toHexString(), holdOutcome({ status, isCharged: charged })]),
      )
    },
    removePerson: async (person) => {
      await rows.deleteMany({ person })
    },
    removeExpired: async () => {
      await rows.deleteMany({ finishedAt: { $lt: new Date(Date.now() - keptMs) }, 'outbox.at': { $exists: false } })
    },
  }
}

/** What an ask does not have of an exchange. */
const without = {
  conversationId: '',
  parentId: null,
  replaces: '',
  continues: '',
  wishesHash: '',
  written: '',
  content: '',
  answer: '',
  chunkEnds: [],
  failure: null,
  end: null,
  given: [],
  openers: [],
  citations: [],
  isFree: false,
  model: '',
  chatModel: '',
  unanswered: false,
  feedback: null,
} as const

const toAsk = ({
  _id,
  personaId,
  person,
  requestKey,
  bodyHash,
  status,
  owner,
  startedAt,
  takeovers = 0,
  finishedAt,
}: AskRow): StoredAsk => {
  const id = _id.toHexString()
  const identity = { id, personaId, person, requestId: requestKey, bodyHash, questionId: id }
  return { ...without, ...identity, status, owner, startedAt, askedAt: startedAt, takeovers, finishedAt: finishedAt ?? null }
}
