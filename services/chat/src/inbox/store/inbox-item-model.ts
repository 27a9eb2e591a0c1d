import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { textVersion } from '@rostra/text/version'
import { type Connection, Schema, type Types } from 'mongoose'
import { type AddedItem, type InboxItem, itemKinds, itemStates } from '../domain/inbox-item.ts'
import { type GroupStems, groupStems, isShown, type Question, type Questions } from '../domain/question-group.ts'

interface QuestionRow extends Omit<Question, 'exchangeId' | 'conversationId'> {
  exchangeId: Types.ObjectId
  conversationId: Types.ObjectId
}

/** A reported answer, a group of questions, or a notice. Its id derives from nothing else. */
export interface InboxItemRow {
  _id: Types.ObjectId
  personaId: string
  kind: string
  state: string
  at: Date
  /** Whether the owner sees it: false for a group with too few people, and for an answer whose feedback is not shared any more. */
  isListed: boolean
  /** When it was listed first; absent for a group that is not listed. */
  listedAt?: Date
  /** Changes with each write of a group's questions. */
  version?: number
  /** The exchange of a reported answer; absent once its conversation is removed. */
  exchangeId?: Types.ObjectId
  conversationId?: Types.ObjectId
  questions?: QuestionRow[]
  /** The stems that further questions are compared with. */
  stems?: GroupStems
  /** The version of the text library that made the stems. */
  textVersion?: number
  /** The time of the oldest question. */
  oldestAt?: Date
  pair?: InboxItem['pair']
  askedBy?: number
  outbox?: EventEnvelope[]
}

/** Creates the event of an item that its owner sees from now on. */
export type ItemAdded = (item: AddedItem) => EventEnvelope

const schema = new Schema<InboxItemRow>(
  {
    personaId: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    at: { type: Date, required: true },
    isListed: { type: Boolean, required: true },
    listedAt: Date,
    version: Number,
    exchangeId: Schema.Types.ObjectId,
    conversationId: Schema.Types.ObjectId,
    questions: { type: [Schema.Types.Mixed], default: undefined },
    stems: Schema.Types.Mixed,
    textVersion: Number,
    oldestAt: Date,
    pair: Schema.Types.Mixed,
    askedBy: Number,
  },
  { collection: 'inbox_items', versionKey: false },
)
const where = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } })
schema.index({ personaId: 1, exchangeId: 1 }, { unique: true, ...where('exchangeId') })
schema.index({ personaId: 1, 'questions.exchangeId': 1 }, { unique: true, ...where('oldestAt') })
// Lists the latest items of each state.
schema.index({ personaId: 1, isListed: 1, state: 1, at: -1, _id: -1 })
schema.index({ personaId: 1, kind: 1, state: 1, at: -1 }, where('oldestAt'))
schema.index({ state: 1, listedAt: 1 }, where('listedAt'))
schema.index({ conversationId: 1 }, where('conversationId'))
schema.index({ 'questions.conversationId': 1 }, where('oldestAt'))
schema.index({ 'questions.person': 1 }, where('oldestAt'))
schema.index({ oldestAt: 1 }, where('oldestAt'))
withOutbox(schema)

export const inboxItemModel = (connection: Connection) => connection.model<InboxItemRow>('InboxItem', schema)

const oneOf = <Value extends string>(known: readonly Value[], value: string, what: string): Value => {
  const found = known.find((each) => each === value)
  if (!found) throw new Error(`unknown ${what} of an inbox item: ${value}`)
  return found
}

/** Returns the item of a row. Throws for a kind or state that this version does not know. */
export const toItem = ({ _id, exchangeId, conversationId, questions = [], ...row }: InboxItemRow): InboxItem => ({
  id: _id.toHexString(),
  personaId: row.personaId,
  at: row.at,
  kind: oneOf(itemKinds, row.kind, 'kind'),
  state: oneOf(itemStates, row.state, 'state'),
  exchangeId: exchangeId?.toHexString() ?? null,
  conversationId: conversationId?.toHexString() ?? null,
  questions: toQuestions(questions),
  pair: row.pair ?? null,
  askedBy: row.askedBy ?? 0,
})

export const toQuestions = (rows: readonly QuestionRow[] = []): Questions =>
  rows.map(({ exchangeId, conversationId, ...row }) => ({
    ...row,
    exchangeId: exchangeId.toHexString(),
    conversationId: conversationId.toHexString(),
  }))

/** Returns the stored fields of a group with these questions, at least one. */
export function groupFields(questions: readonly QuestionRow[], { state, listedAt }: Pick<InboxItemRow, 'state' | 'listedAt'>, now: Date) {
  const read = toQuestions(questions)
  const isListed = state === 'answered' || isShown(read)
  const times = questions.map(({ at }) => at.getTime())
  return {
    questions: [...questions],
    stems: groupStems(read),
    textVersion,
    isListed,
    at: new Date(Math.max(...times)),
    oldestAt: new Date(Math.min(...times)),
    ...(isListed && { listedAt: listedAt ?? now }),
  }
}
