import { z } from 'zod'
import { contentSchema, refuseUnanswerable, senderOf, textOf, toAskTexts } from '../caller-texts.ts'
import { modelSchema } from '../model-ids.ts'

const roles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const
const maxMessages = 1_000
const maxTokens = z.int().min(1).max(2_147_483_647)
const stop = z.string().min(1).max(200)

/** The body of a chat completion. Unknown fields are ignored. */
export const chatSchema = z
  .object({
    model: modelSchema,
    messages: z
      .array(z.object({ role: z.enum(roles), content: contentSchema.nullish() }).meta({ id: 'ChatMessage' }))
      .min(1)
      .max(maxMessages)
      .meta({
        description: 'The last one of the role `user`. Those of the roles `system`, `developer` and `tool` are data for the persona',
      }),
    stream: z.boolean().nullish(),
    stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
    max_tokens: maxTokens.nullish(),
    max_completion_tokens: maxTokens.nullish(),
    stop: z.union([stop, z.array(stop).max(4)]).nullish(),
    n: z.literal(1, 'n must be 1').nullish(),
  })
  .meta({ id: 'ChatCompletionRequest' })

export type ChatInput = z.infer<typeof chatSchema>

/** Converts a body to chat's request, without the persona's id. Throws VALIDATION and CONTEXT_TOO_LONG. */
export function toAsk({ messages, max_tokens, max_completion_tokens, stop: stops }: ChatInput, requestId: string | undefined) {
  const texts = toAskTexts(messages.map(({ role, content }) => ({ from: senderOf(role), text: textOf(content, 'messages') })))
  refuseUnanswerable(texts, 'messages')
  return {
    ...texts,
    maxTokens: max_completion_tokens ?? max_tokens ?? 0,
    stop: typeof stops === 'string' ? [stops] : (stops ?? []),
    requestId: requestId ?? '',
  }
}
