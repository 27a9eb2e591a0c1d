import type { AnswerEnd as WireAnswerEnd } from '@rostra/proto/gen/rostra/chat/v1/AnswerEnd'
import type { Feedback__Output } from '@rostra/proto/gen/rostra/chat/v1/Feedback'
import type { Message__Output } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { MessageStatus } from '@rostra/proto/gen/rostra/chat/v1/MessageStatus'
import type { Rating } from '@rostra/proto/gen/rostra/chat/v1/Rating'
import { answerEnds } from '@rostra/proto/http/stream-frame'
import { z } from 'zod'
import { count, timestamp } from './fields.ts'
import { citationSchema, toCitation } from './knowledge/citation.ts'
import { type EnumNames, fromWire } from './wire-value.ts'

export const messageStatuses = z.enum(['complete', 'stopped', 'failed']).meta({ id: 'MessageStatus' })

export const answerEnd = z.enum(answerEnds).meta({
  id: 'AnswerEnd',
  description:
    'Why an answer ended: the model was done, at the limit of its length (a send can continue it), by the provider’s content filter, with the ' +
    'model’s refusal, by a stop, or with an error',
})

const siblingsSchema = z
  .object({
    index: count.meta({ description: 'From 1' }),
    count,
    previousId: z.string().nullable(),
    nextId: z.string().nullable(),
  })
  .meta({ id: 'Siblings', description: 'The place of a message among those that it replaced or that replaced it' })

const ratings = z.enum(['up', 'down']).meta({ id: 'Rating' })

export const feedbackSchema = z
  .object({
    rating: ratings,
    comment: z.string().nullable(),
    shared: z.boolean().meta({ description: 'The persona’s creator sees the question, the answer and the comment, without who asked' }),
  })
  .meta({ id: 'Feedback' })

export const messageSchema = z
  .object({
    id: z.string(),
    conversationId: z.string(),
    content: z.string(),
    isFromBot: z.boolean(),
    createdAt: timestamp,
    audioUrl: z.null().meta({ description: 'Reserved' }),
    status: messageStatuses,
    siblings: siblingsSchema,
    feedback: feedbackSchema.nullable().meta({ description: 'Of an answer; null when there is none' }),
    citations: z.array(citationSchema).meta({ description: 'Of an answer: the passages that it cites' }),
    model: z
      .string()
      .nullable()
      .meta({
        description:
          'Of an answer: the id of the model that wrote it, `offline` for the built-in one, `own:` and its name for one that the persona’s creator ' +
          'runs; a client shows it. Null for all else',
      }),
    free: z.boolean().meta({ description: 'Of an answer: a member paid nothing for it' }),
    openers: z
      .array(z.string())
      .meta({ description: 'Of an answer: the questions of the list with which it ends, which the persona can answer' }),
    end: answerEnd.nullable().meta({ description: 'Of an answer; null for all else' }),
  })
  .meta({ id: 'Message' })

export type Message = z.infer<typeof messageSchema>

const statusNames: EnumNames<MessageStatus, Message['status']> = {
  MESSAGE_STATUS_UNSPECIFIED: undefined,
  MESSAGE_STATUS_COMPLETE: 'complete',
  MESSAGE_STATUS_STOPPED: 'stopped',
  MESSAGE_STATUS_FAILED: 'failed',
}

export const messageStatus = (status: MessageStatus): Message['status'] => fromWire(statusNames, status)

const endNames: EnumNames<WireAnswerEnd, NonNullable<Message['end']>> = {
  ANSWER_END_UNSPECIFIED: undefined,
  ANSWER_END_FINISHED: 'finished',
  ANSWER_END_LENGTH: 'length',
  ANSWER_END_FILTERED: 'filtered',
  ANSWER_END_REFUSED: 'refused',
  ANSWER_END_STOPPED: 'stopped',
  ANSWER_END_FAILED: 'failed',
}

/** Maps why an answer ended; null where that is not known, as for a message that is no answer. */
export const toAnswerEnd = (end: WireAnswerEnd): Message['end'] => (end === 'ANSWER_END_UNSPECIFIED' ? null : requireAnswerEnd(end))

/** Maps why an answer ended. Throws for a message that is none. */
export const requireAnswerEnd = (end: WireAnswerEnd): NonNullable<Message['end']> => fromWire(endNames, end)

const toSiblings = (siblings: Message__Output['siblings']): Message['siblings'] => ({
  index: siblings?.index ?? 1,
  count: siblings?.count ?? 1,
  previousId: siblings?.previousId || null,
  nextId: siblings?.nextId || null,
})

const ratingNames: EnumNames<Rating, z.infer<typeof ratings>> = {
  RATING_UNSPECIFIED: undefined,
  RATING_UP: 'up',
  RATING_DOWN: 'down',
}

/** Maps a rating; null for none. */
export const toRating = (rating: Rating): z.infer<typeof ratings> | null =>
  rating === 'RATING_UNSPECIFIED' ? null : fromWire(ratingNames, rating)

/** Converts feedback; null when it was removed. */
export function toFeedback(feedback: Feedback__Output | null): Message['feedback'] {
  const rating = feedback && toRating(feedback.rating)
  return rating ? { rating, comment: feedback.comment || null, shared: feedback.shared } : null
}

export const toMessage = ({ id, conversationId, content, isFromPersona, createdAt, ...message }: Message__Output): Message => ({
  id,
  conversationId,
  content,
  isFromBot: isFromPersona,
  createdAt,
  audioUrl: null,
  status: messageStatus(message.status),
  siblings: toSiblings(message.siblings),
  feedback: toFeedback(message.feedback),
  citations: message.citations.map(toCitation),
  model: message.model || null,
  free: message.free,
  openers: message.openers,
  end: toAnswerEnd(message.end),
})
