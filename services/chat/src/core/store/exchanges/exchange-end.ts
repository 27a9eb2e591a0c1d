import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import { type Ending, type Exchange, hasText, isOfProgram } from '../../domain/exchanges/exchange.ts'
import type { ExchangeRow } from './exchange-model.ts'

interface Ended {
  finishedAt: Date
  events: readonly EventEnvelope[]
}

/** The update that ends an open exchange of this owner. */
interface EndUpdate {
  filter: { _id: Types.ObjectId; owner: string; open: true }
  change: object
}

export function endOf(exchange: Exchange, ending: Ending, { finishedAt, events }: Ended): EndUpdate {
  const { id, owner, continues } = exchange
  const { citations, isFree, unread: _unread, ...text } = ending
  // The passages of an answer that can go on stay with it, not with its continuations.
  const isDone = ending.end !== 'length' || continues !== ''
  const $set: Record<string, unknown> = { ...text, finishedAt }
  if (citations.length > 0) $set.citations = citations
  if (isFree) $set.isFree = isFree
  // A program's request id is free again; its own id is never sent.
  if (ending.status === 'failed' && isOfProgram(exchange)) $set.requestId = id
  const $unset: Record<string, 1> = { open: 1, leaseUntil: 1, stopRequested: 1, takeovers: 1, shown: 1, unshared: 1 }
  if (isDone) $unset.given = 1
  return {
    filter: { _id: new Types.ObjectId(id), owner, open: true },
    change: { $set, $push: { outbox: { $each: events } }, $unset },
  }
}

/** The update of the answer that a continuation has continued. */
interface AnswerUpdate {
  filter: { _id: Types.ObjectId }
  change: object
}

/** Returns the update that adds a continuation to its answer; null when it has neither added text nor found the answer complete. */
export function continuedAnswer({ continues, written }: Exchange, ending: Ending): AnswerUpdate | null {
  if (!hasText(ending) && ending.status !== 'complete') return null
  const { status, end, failure, citations, openers, model } = ending
  const chunkEnds = ending.chunkEnds.map((chunkEnd) => written.length + chunkEnd)
  const $set: Record<string, unknown> = { answer: written + ending.answer, status, end, failure, openers, model }
  if (citations.length > 0) $set.citations = citations
  const change = { $set, $push: { chunkEnds: { $each: chunkEnds } } }
  return {
    filter: { _id: new Types.ObjectId(continues) },
    change: end === 'length' ? change : { ...change, $unset: { given: 1 } },
  }
}

/**
 * Stores the end of a continuation and the longer answer in one transaction, so that the answer never has text that a takeover would
 * generate again. Returns false when the continuation belongs to another replica or either is gone.
 */
export function storeWithAnswer(model: Model<ExchangeRow>, end: EndUpdate, answer: AnswerUpdate | null): Promise<boolean> {
  const rows = collectionOf(model)
  return inTransaction(model.db, async (session) => {
    const { matchedCount } = await rows.updateOne(end.filter, end.change, { session })
    if (matchedCount === 0) return false
    if (answer) await rows.updateOne(answer.filter, answer.change, { session })
    return true
  })
}
