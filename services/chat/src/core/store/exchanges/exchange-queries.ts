import { collectionOf } from '@rostra/kit/stores/collection-of'
import { objectId, objectIds } from '@rostra/kit/stores/mongo'
import { memberIdOf, memberPersons } from '@rostra/platform/caller'
import { type Model, Types } from 'mongoose'
import { endStatuses } from '../../domain/exchanges/answer-end.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { ExchangeTree } from '../../domain/exchanges/exchange-tree.ts'
import { holdOutcome } from '../../domain/exchanges/outcome.ts'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { startedAfter, startOrder } from '../start-order.ts'
import { type ExchangeRow, isMemberCharged, ownMessage, readStatus, toExchange } from './exchange-model.ts'

type Queries = Pick<
  Exchanges,
  'byId' | 'byIds' | 'unansweredAmong' | 'textsOf' | 'openIn' | 'openOf' | 'recent' | 'tree' | 'listByStart' | 'outcomes' | 'memberMessages'
>

const newestFirst = { startedAt: -1, _id: -1 } as const

/** The exchanges that are messages: no claims, and no continuations. */
const shownOnly = { status: { $ne: 'claimed' }, continues: { $exists: false } } as const

/** Reads of exchanges. */
export function exchangeQueries(model: Model<ExchangeRow>): Queries {
  const findOne = async (filter: object): Promise<Exchange | null> => {
    const row = await model.findOne(filter).lean<ExchangeRow | null>()
    return row && toExchange(row)
  }

  const rows = collectionOf(model)
  return {
    byId: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id })
    },
    openIn: (conversationId) => findOne({ conversationId: objectId(conversationId), open: true }),
    openOf: async (person) => {
      // Few exchanges are open at a time; a person may have many in all.
      const open = await model.find({ person, open: true }, { _id: 1 }).hint({ leaseUntil: 1 }).lean<ExchangeRow[]>()
      return open.map(({ _id }) => _id.toHexString())
    },
    byIds: async (ids) => {
      const found = await model.find({ _id: { $in: objectIds(ids) } }).lean<ExchangeRow[]>()
      const byId = new Map(found.map((row) => [row._id.toHexString(), row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        return row ? [toExchange(row)] : []
      })
    },
    textsOf: async (ids) => {
      const projection = { questionId: 1, content: 1, answer: 1 }
      const found = await rows.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { projection }).toArray()
      const texts = found.map(({ _id, questionId, content, answer }) => ({
        id: _id.toHexString(),
        questionId: (questionId ?? _id).toHexString(),
        content,
        answer,
      }))
      return new Map(texts.map((each) => [each.id, each]))
    },
    recent: async (conversationId, limit) => {
      const id = objectId(conversationId)
      if (!id) return []
      const projection = {
        content: 1,
        answer: 1,
        status: 1,
        startedAt: 1,
        parentId: 1,
        questionId: 1,
        askedAt: 1,
        fromShare: 1,
        continues: 1,
        chatModel: 1,
      }
      const found = await rows.find({ conversationId: id }, { sort: newestFirst, limit, projection }).toArray()
      return found.map(
        ({ _id, parentId, status, startedAt, questionId = _id, askedAt = startedAt, continues, chatModel = '', ...row }) => ({
          ...row,
          chatModel,
          startedAt,
          id: _id.toHexString(),
          parentId: parentId?.toHexString() ?? null,
          status: readStatus(status),
          questionId: questionId.toHexString(),
          askedAt,
          continues: continues?.toHexString() ?? '',
        }),
      )
    },
    tree: async (conversationId) => {
      const admitted = await model
        .find({ conversationId: objectId(conversationId), ...shownOnly }, { parentId: 1, questionId: 1, startedAt: 1, shownAt: 1 })
        .sort(startOrder)
        .lean<ExchangeRow[]>()
      return new ExchangeTree(
        admitted.map(({ _id, parentId, questionId, startedAt, shownAt }) => ({
          id: _id.toHexString(),
          parentId: parentId?.toHexString() ?? null,
          questionId: (questionId ?? _id).toHexString(),
          startedAt,
          shownAt,
        })),
      )
    },
    listByStart: async (conversationId, limit, last) => {
      const found = await model
        .find({ conversationId: objectId(conversationId), ...shownOnly, ...(last && startedAfter(last)) })
        .sort(startOrder)
        .limit(limit)
        .lean<ExchangeRow[]>()
      return found.map(toExchange)
    },
    outcomes: async (ids) => {
      const found = await model.aggregate<{ id: string; status: string; isCharged: boolean }>([
        { $match: { _id: { $in: objectIds(ids) } } },
        {
          $project: {
            _id: 0,
            id: { $toString: '$_id' },
            status: 1,
            isCharged: isMemberCharged,
          },
        },
      ])
      const byId = new Map(found.map(({ id, status, isCharged }) => [id, { status: readStatus(status), isCharged }]))
      return ids.map((id) => holdOutcome(byId.get(id)))
    },
    unansweredAmong: async (ids) => {
      const projection = { conversationId: 1, personaId: 1, person: 1, content: 1, startedAt: 1, askedAt: 1 }
      const found = rows.find({ _id: { $in: objectIds(ids) }, unanswered: true, ...ownMessage }, { projection }).sort({ _id: 1 })
      return (await found.toArray()).map(({ _id, conversationId, personaId, person, content, startedAt, askedAt = startedAt }) => ({
        exchangeId: _id.toHexString(),
        conversationId: conversationId.toHexString(),
        personaId,
        person,
        content,
        at: askedAt,
      }))
    },
    memberMessages: async (ids) => {
      const _id = { $in: objectIds(ids) }
      const answered = { status: { $in: [...endStatuses] }, answer: { $ne: '' }, ...ownMessage }
      const found = await model.find({ _id, person: memberPersons, ...answered }, { person: 1, content: 1 }).lean<ExchangeRow[]>()
      return found.map((row) => ({
        exchangeId: row._id.toHexString(),
        accountId: memberIdOf(row.person),
        content: row.content,
      }))
    },
  }
}
