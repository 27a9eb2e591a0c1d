import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { type AskTexts, type CallerMessage, contentSchema, refuseUnanswerable, senderOf, textOf, toAskTexts } from '../caller-texts.ts'
import { modelSchema } from '../model-ids.ts'

const roles = ['system', 'developer', 'user', 'assistant'] as const
const maxItems = 1_000
const maxUnits = 131_072

/** The ids of responses: `resp_` and the id of the exchange. */
export const responseIdSchema = z.string().regex(/^resp_[0-9a-f]{24}$/, 'must be the id of a response')

const itemSchema = z
  .object({ type: z.string().max(100).nullish(), role: z.enum(roles).nullish(), content: contentSchema.nullish() })
  .meta({ id: 'ResponseInputItem', description: 'A message' })

/** The body of a response. Unknown fields are ignored. */
export const responseInputSchema = z
  .object({
    model: modelSchema,
    input: z
      .union([z.string().max(maxUnits), z.array(itemSchema).min(1).max(maxItems)])
      .meta({ description: 'A text, or messages of which the last one has the role `user`' }),
    instructions: z
      .string()
      .max(maxUnits)
      .nullish()
      .meta({ description: 'Data for the persona, like messages of the roles `system` and `developer`' }),
    previous_response_id: responseIdSchema.nullish().meta({ description: 'A stored response, whose conversation goes on' }),
    store: z
      .boolean()
      .nullish()
      .meta({ description: 'False: the answer is kept nowhere. Default: it stands in the history of conversations' }),
    stream: z.boolean().nullish(),
    max_output_tokens: z.int().min(1).max(2_147_483_647).nullish(),
    metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
    user: z.string().max(200).nullish(),
  })
  .meta({ id: 'ResponseRequest' })

export type ResponseInput = z.infer<typeof responseInputSchema>

/** Returns the texts of a body. Throws VALIDATION and CONTEXT_TOO_LONG. */
export function textsOf({ input, instructions }: ResponseInput): AskTexts {
  const items: CallerMessage[] = typeof input === 'string' ? [{ from: 'person', text: input }] : input.map(toMessage)
  const texts = toAskTexts(items, instructions ?? '')
  refuseUnanswerable(texts, 'input')
  return texts
}

function toMessage({ type, role, content }: z.infer<typeof itemSchema>): CallerMessage {
  if (!role || (type ?? 'message') !== 'message') {
    const message = `Only messages can be sent to a persona: an item of the type “${type ?? ''}” is not supported`
    throw new DomainError('invalid', 'VALIDATION', message, { fields: { input: message } })
  }
  return { from: senderOf(role), text: textOf(content, 'input') }
}

/** The most UTF-16 units of the caller's data, as chat takes them. */
const maxDataUnits = 16_000

/**
 * Returns the texts for one message of a stored conversation: the last ones of the person are its content. What came before them has no place in
 * the conversation and is data, the newest that fit.
 */
export function toSendTexts({ messages, callerData }: AskTexts): { content: string; callerData: string } {
  const firstOfLast = messages.findLastIndex(({ isFromPersona }) => isFromPersona) + 1
  const content = messages
    .slice(firstOfLast)
    .map((message) => message.content)
    .join('\n\n')
  let earlier = ''
  for (const message of messages.slice(0, firstOfLast).reverse()) {
    const line = `${message.isFromPersona ? 'You' : 'The person'}: ${message.content}\n\n`
    if (callerData.length + heading.length + earlier.length + line.length > maxDataUnits) break
    earlier = line + earlier
  }
  return {
    content,
    callerData:
      earlier === ''
        ? callerData
        : [callerData, heading + earlier]
            .filter((text) => text !== '')
            .join('\n\n')
            .trim(),
  }
}

const heading = 'Earlier messages that came with this one:\n'
