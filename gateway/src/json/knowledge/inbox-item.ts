import type { InboxItem__Output } from '@rostra/proto/gen/rostra/chat/v1/InboxItem'
import type { InboxState } from '@rostra/proto/gen/rostra/chat/v1/InboxState'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { feedbackSchema, toRating } from '../message.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

export const inboxStates = z.enum(['open', 'answered', 'dismissed'])

export const inboxItemSchema = z
  .object({
    id: z.string(),
    question: z.string().meta({ description: 'Of a group: the words of one of its questions that several people used' }),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'The answer that was reported; of an answered item the better one; null for an open group' }),
    rating: feedbackSchema.shape.rating.nullable().meta({ description: 'Of a reported answer; null for a group' }),
    comment: z.string().nullable(),
    at: timestamp,
    state: inboxStates.meta({ id: 'InboxState' }),
    askedBy: count.nullable().meta({ description: 'Of a group: how many people asked; null for a reported answer' }),
    notice: z.string().nullable().meta({
      description: 'A text for the owner, such as that the persona pauses; it can be dismissed, not answered. Null for a question',
    }),
  })
  .meta({ id: 'InboxItem', description: 'A reported answer, a group of questions that the material does not answer, or a notice' })

type InboxItem = z.infer<typeof inboxItemSchema>

export const wireStates: Readonly<Record<InboxItem['state'], InboxState>> = {
  open: 'INBOX_STATE_OPEN',
  answered: 'INBOX_STATE_ANSWERED',
  dismissed: 'INBOX_STATE_DISMISSED',
}

const states: EnumNames<InboxState, InboxItem['state']> = {
  INBOX_STATE_UNSPECIFIED: undefined,
  INBOX_STATE_OPEN: 'open',
  INBOX_STATE_ANSWERED: 'answered',
  INBOX_STATE_DISMISSED: 'dismissed',
}

export const toInboxItem = ({ id, question, answer, rating, comment, at, state, askedBy, notice }: InboxItem__Output): InboxItem => ({
  id,
  question,
  at,
  answer: answer || null,
  rating: toRating(rating),
  comment: comment || null,
  state: fromWire(states, state),
  askedBy: askedBy || null,
  notice: notice || null,
})
