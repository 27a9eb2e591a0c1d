import * as z from 'zod/mini'

/** A piece of an answer. The joined pieces of a stream are exactly the answer. */
export const contentFrame = z.object({ content: z.string() })

/** A passage of the persona's material that the model got for an answer. `[n]` in the answer cites it. */
export const citation = z.object({
  n: z.uint32(),
  sourceId: z.string(),
  title: z.string(),
  page: z.nullable(z.uint32()),
  pageLabel: z.optional(z.string()),
  heading: z.string(),
  excerpt: z.string(),
})

export type Citation = z.infer<typeof citation>

/** Why an answer ended. `length`: at the limit of its tokens; a send can continue it. */
export const answerEnds = ['finished', 'length', 'filtered', 'refused', 'stopped', 'failed'] as const

export type AnswerEnd = (typeof answerEnds)[number]

/** The price of an answer, and the sender's credits after it. */
const paid = z.object({ price: z.uint32(), freeCredits: z.uint32(), purchasedCredits: z.uint32() })

export type Paid = z.infer<typeof paid>

/**
 * The end of a stored answer. `status` tells whether it is complete, `model` the id of the model that wrote it (see `ownModelName`),
 * `free` whether a member paid nothing for it, `openers` the questions of the list with which it ends, `end` why it ended, `paid` what
 * it has cost (absent when that is nothing or not known), `previousMessageId` the message before the question.
 */
export const doneFrame = z.object({
  done: z.literal(true),
  fullResponse: z.string(),
  userMessageId: z.string(),
  botMessageId: z.string(),
  status: z.enum(['complete', 'stopped', 'failed']),
  // Missing from a gateway of the previous version.
  citations: z._default(z.array(citation), []),
  given: z.optional(z.array(citation)),
  model: z._default(z.nullable(z.string()), null),
  free: z._default(z.boolean(), false),
  openers: z._default(z.array(z.string()), []),
  end: z._default(z.enum(answerEnds), 'finished'),
  paid: z.optional(paid),
  previousMessageId: z.optional(z.string()),
})

/** The end of a failed answer. `retryAfter`: when to try again, in seconds. */
export const errorFrame = z.object({ error: z.string(), reason: z.string(), retryAfter: z.optional(z.uint32()) })

/** What the model does while no text arrives: it thinks, or it has been awaited for 5 s or more. Sent without an id. */
export const stateFrame = z.object({ state: z.enum(['thinking', 'waiting']), seconds: z.uint32() })

/** The JSON of one `data:` line of an answer's event stream. */
export const streamFrame = z.union([contentFrame, stateFrame, doneFrame, errorFrame])

export type StreamFrame = z.infer<typeof streamFrame>
