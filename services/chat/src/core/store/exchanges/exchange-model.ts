import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import type { Citation } from '../../domain/citations/citation.ts'
import { type AnswerEnd, answerEnds, endStatuses } from '../../domain/exchanges/answer-end.ts'
import { type Exchange, type ExchangeStatus, openStatuses } from '../../domain/exchanges/exchange.ts'
import type { Feedback } from '../../domain/exchanges/feedback.ts'
import type { TakenOverExchange } from '../../domain/exchanges/ports.ts'

export interface ExchangeRow
  extends Omit<
    Exchange,
    | 'id'
    | 'conversationId'
    | 'takeovers'
    | 'wishesHash'
    | 'parentId'
    | 'questionId'
    | 'askedAt'
    | 'fromShare'
    | 'replaces'
    | 'continues'
    | 'written'
    | 'end'
    | 'feedback'
    | 'given'
    | 'openers'
    | 'citations'
    | 'unanswered'
    | 'isFree'
    | 'model'
    | 'chatModel'
  > {
  _id: Types.ObjectId
  conversationId: Types.ObjectId
  /** Stored only by a send of a program. */
  wishesHash?: string
  /** Stored by the admission. */
  parentId?: Types.ObjectId | null
  /** Stored only by a send that regenerates an answer; so is `askedAt`. */
  questionId?: Types.ObjectId
  askedAt?: Date
  fromShare?: true
  replaces?: string
  /** Stored only by a send that continues an answer; `written` by its admission. */
  continues?: Types.ObjectId
  written?: string
  /** Stored by the end. */
  end?: AnswerEnd
  /** When a person chose its branch last. */
  shownAt?: Date
  /** Stored by the admission, removed by the end unless the answer can be continued; absent without passages. */
  given?: readonly Citation[]
  /** Stored by the admission when there is one; the end stores those of the answer in their place. */
  openers?: readonly string[]
  /** Stored by the end; absent when nothing is cited. */
  citations?: readonly Citation[]
  /** Stored by the admission. */
  unanswered?: true
  /** Stored by the end. */
  isFree?: true
  /** Stored by the end. */
  model?: string
  /** Stored by the admission; absent for the default. */
  chatModel?: string
  /** Absent without feedback. */
  feedback?: Feedback & { at: Date }
  /** Set while the exchange is claimed or running. The partial indexes hold only such rows. */
  open?: true
  /** By the database's clock. After it, another replica may take the exchange over. */
  leaseUntil?: Date
  stopRequested?: true
  takeovers?: number
  /** Stored by the first heartbeat after the first frame. */
  shown?: true
  unshared?: true
  /** It was read for notes about its member; it is read once. */
  readForNotes?: true
}

const schema = new Schema<ExchangeRow>(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    personaId: { type: String, required: true },
    person: { type: String, required: true },
    requestId: { type: String, required: true },
    wishesHash: String,
    parentId: { type: Schema.Types.ObjectId },
    questionId: Schema.Types.ObjectId,
    askedAt: Date,
    fromShare: Boolean,
    replaces: String,
    continues: Schema.Types.ObjectId,
    written: String,
    end: String,
    shownAt: Date,
    given: { type: [Schema.Types.Mixed], default: undefined },
    openers: { type: [String], default: undefined },
    citations: { type: [Schema.Types.Mixed], default: undefined },
    unanswered: Boolean,
    isFree: Boolean,
    model: String,
    chatModel: String,
    feedback: Schema.Types.Mixed,
    content: { type: String, required: true },
    status: { type: String, required: true },
    owner: { type: String, required: true },
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    answer: { type: String, default: '' },
    chunkEnds: { type: [Number], default: [] },
    failure: { type: Schema.Types.Mixed, default: null },
    open: Boolean,
    leaseUntil: Date,
    stopRequested: Boolean,
    takeovers: Number,
    shown: Boolean,
    unshared: Boolean,
    readForNotes: Boolean,
  },
  { collection: 'exchanges', versionKey: false },
)
withOutbox(schema)
const whileOpen = { partialFilterExpression: { open: true } }
schema.index({ person: 1, requestId: 1 }, { unique: true })
schema.index({ conversationId: 1 }, { unique: true, ...whileOpen })
schema.index({ leaseUntil: 1 }, whileOpen)
schema.index({ conversationId: 1, startedAt: -1, _id: -1 })
schema.index({ personaId: 1, startedAt: -1 })
schema.index({ personaId: 1, 'feedback.at': -1 }, { partialFilterExpression: { 'feedback.at': { $exists: true } } })

export const exchangeModel = (connection: Connection) => connection.model<ExchangeRow>('Exchange', schema)

/**
 * The expression of `isCharged`, which does not read the text of the answer. For exchanges of members only: a guest's message counts also
 * when its answer is free.
 */
export const isMemberCharged = { $and: [{ $ne: ['$answer', ''] }, { $ne: ['$isFree', true] }] }

/** The filter of exchanges whose message its own person wrote. */
export const ownMessage = { fromShare: { $exists: false } } as const

const statuses = new Set<string>([...openStatuses, ...endStatuses])

/** Returns a stored status. Throws for one that this version does not know. */
export function readStatus(status: string): ExchangeStatus {
  if (!statuses.has(status)) throw new Error(`unknown status of an exchange: ${status}`)
  return status as ExchangeStatus
}

/** Returns the stored reason of an end; null for an open exchange. Throws for one that this version does not know. */
function readEnd(end: AnswerEnd | undefined): AnswerEnd | null {
  if (end !== undefined && !answerEnds.includes(end)) throw new Error(`unknown end of an answer: ${end}`)
  return end ?? null
}

export const toTakenOver = (row: ExchangeRow): TakenOverExchange => ({
  ...toExchange(row),
  stopRequested: row.stopRequested === true,
  hasShown: row.shown === true,
  isUnshared: row.unshared === true,
})

export function toExchange(row: ExchangeRow): Exchange {
  const { _id, conversationId, personaId, person, requestId, content, owner, startedAt, finishedAt, answer, chunkEnds, failure } = row
  const { parentId, questionId = _id, askedAt = startedAt, replaces = '', written = '', wishesHash = '' } = row
  return {
    id: _id.toHexString(),
    conversationId: conversationId.toHexString(),
    personaId,
    person,
    requestId,
    wishesHash,
    parentId: parentId?.toHexString() ?? null,
    questionId: questionId.toHexString(),
    askedAt,
    fromShare: row.fromShare === true,
    replaces,
    continues: row.continues?.toHexString() ?? '',
    written,
    content,
    status: readStatus(row.status),
    owner,
    takeovers: row.takeovers ?? 0,
    startedAt,
    finishedAt,
    answer,
    chunkEnds,
    failure,
    end: readEnd(row.end),
    given: row.given ?? [],
    openers: row.openers ?? [],
    citations: row.citations ?? [],
    unanswered: row.unanswered === true,
    isFree: row.isFree === true,
    model: row.model ?? '',
    chatModel: row.chatModel ?? '',
    feedback: toFeedback(row.feedback),
  }
}

const toFeedback = (feedback: ExchangeRow['feedback']): Feedback | null => {
  if (!feedback) return null
  const { rating, comment, shared } = feedback
  return { rating, comment, shared }
}
