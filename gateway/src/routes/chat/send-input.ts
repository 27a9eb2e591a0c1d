import { DomainError } from '@rostra/kit/errors'
import { modelFailures } from '@rostra/proto/http/model-failures'
import { excessCharacters, maxMessageUnits } from '@rostra/text/message-length'
import { z } from 'zod'
import { limitKey, requireIdentity } from '../../callers/client.ts'
import { filled, id } from '../../json/fields.ts'
import type { Ports } from '../../ports.ts'
import type { RequestContext } from '../../routing/route.ts'

const empty = 'A message must not be empty'
const tooLong = 'A message must be at most 4,000 characters'

const content = z
  .string()
  .max(maxMessageUnits, { error: tooLong, abort: true })
  .trim()
  .min(1, empty)
  .refine((text) => excessCharacters(text) <= 0, tooLong)
  .meta({
    description: '1 to 4,000 characters after trimming, counted as people see them (grapheme clusters); at most 16,000 UTF-16 units',
    override: filled,
  })

const maxCreditsMeta = {
  description:
    'The most credits that the answer may cost: the price that the sender was shown. A dearer answer is refused with PRICE_CHANGED before ' +
    'anything is held. Without it, the answer costs what the model of the persona costs. Of no effect for a guest, who pays no credits',
}

export const sendSchema = z
  .object({
    conversationId: id,
    content: content.optional(),
    replaces: id.optional().meta({
      description:
        'A message that this one replaces: an own message, or an answer, which is made again without `content`. It stays as a sibling',
    }),
    continues: id.optional().meta({
      description:
        'An answer that ended with `length`: it goes on in the same message, without `content`. The stream has the pieces that are new, and the ' +
        'whole text as `fullResponse`',
    }),
    branchOf: id.optional().meta({
      description:
        'An answer on the screen: the message comes at the end of its branch. That is the shown one, unless another was chosen elsewhere. ' +
        'Without it, the message comes at the end of the shown branch. Of no effect with `replaces` or `continues`',
    }),
    maxCredits: z.uint32().min(1).optional().meta(maxCreditsMeta),
    requestId: z.guid().optional().meta({ description: 'A retry with the same id attaches to the same exchange' }),
  })
  .meta({ id: 'SendRequest' })

/** The same in the address of a call, where a number is text. */
export const sendQuerySchema = sendSchema.extend({
  maxCredits: z.coerce.number().int().min(1).max(0xffff_ffff).optional().meta(maxCreditsMeta),
})

export type Send = z.infer<typeof sendSchema>

export const modelRefusals = `Of the model: ${modelFailures.join(', ')}`

export const sendRefusals = {
  402: 'INSUFFICIENT_CREDITS',
  400: 'VALIDATION, NOT_EDITABLE (a greeting, or an answer with content), NOT_CONTINUABLE (not an answer that was cut off, or with content)',
  403: 'GUEST_LIMIT (this guest), ADDRESS_LIMIT (all guests of this network), CROSS_SITE',
  404: 'CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND (the message that is to be replaced, or the answer of `branchOf`)',
  409: 'GENERATION_RUNNING, REQUEST_ID_REUSED, PRICE_CHANGED (the answer costs more than `maxCredits`)',
  429: 'RATE_LIMITED; TOO_MANY_UNANSWERED (too many answers were stopped before their first word)',
  503: 'SHUTTING_DOWN, OVERLOADED, STORE_UNAVAILABLE, SEND_IN_PROGRESS (the first attempt is not admitted yet)',
}

/** Throws CONVERSATION_NOT_FOUND for an anonymous caller, who owns no conversation. */
export const requireConversationOwner = ({ client }: RequestContext): void =>
  requireIdentity(client, 'CONVERSATION_NOT_FOUND', 'Conversation not found')

/** Counts a send against the caller's limit and returns the request for chat. Throws CONVERSATION_NOT_FOUND for an anonymous caller. */
export async function admitSend(send: Send, context: RequestContext, { limits }: Ports) {
  requireConversationOwner(context)
  if (send.content === undefined && send.replaces === undefined && send.continues === undefined)
    throw new DomainError('invalid', 'VALIDATION', empty, { fields: { content: empty } })
  await limits.use('send', limitKey(context.client))
  return {
    conversationId: send.conversationId,
    content: send.content ?? '',
    replaces: send.replaces ?? '',
    continues: send.continues ?? '',
    branchOf: send.branchOf ?? '',
    requestId: send.requestId ?? '',
    maxCredits: send.maxCredits ?? 0,
  }
}
