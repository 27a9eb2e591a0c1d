import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { limitKey, requireIdentity } from '../../callers/client.ts'
import { idParams } from '../../json/fields.ts'
import { feedbackSchema, toFeedback } from '../../json/message.ts'
import { route } from '../../routing/route.ts'

const toWireRating = { up: 'RATING_UP', down: 'RATING_DOWN' } as const

export const setFeedback = route({
  method: 'put',
  path: '/api/messages/{id}/feedback',
  summary: 'Rate an answer, or remove the rating',
  description: 'Only the caller sees it, unless it is shared with the persona’s creator. Without a rating it is removed.',
  params: idParams,
  body: z
    .object({
      rating: feedbackSchema.shape.rating.nullable(),
      comment: z
        .string()
        .max(4_000)
        .trim()
        .refine((text) => [...text].length <= 1_000, 'A comment must be at most 1,000 characters')
        .nullish()
        .meta({ override: { type: ['string', 'null'], maxLength: 1_000 } }),
      shared: z.boolean().default(false),
    })
    .meta({ id: 'FeedbackRequest' }),
  responses: {
    200: z.object({ ...feedbackSchema.shape, rating: feedbackSchema.shape.rating.nullable() }).meta({ id: 'StoredFeedback' }),
  },
  refusals: { 404: 'MESSAGE_NOT_FOUND' },
  handle: async ({ params, body, client, call }, { chat, limits }) => {
    requireIdentity(client, 'MESSAGE_NOT_FOUND', 'Message not found')
    await limits.use('feedback', limitKey(client))
    const { rating, comment, shared } = body
    const request = {
      messageId: params.id,
      rating: rating ? toWireRating[rating] : ('RATING_UNSPECIFIED' as const),
      comment: comment ?? '',
      shared,
    }
    const stored = toFeedback(await chat.call(ChatService.SetFeedback, request, call))
    return { status: 200, body: stored ?? { rating: null, comment: null, shared: false } }
  },
})
