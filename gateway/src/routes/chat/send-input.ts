import { z } from 'zod'
import { limitKey, refuseAnonymous } from '../../callers/visitor.ts'
import type { Visit } from '../../http/route.ts'
import { id } from '../../json/inputs.ts'
import type { Ports } from '../../ports.ts'

const longest = 4_000

const characters = (text: string) => (text.length <= longest ? text.length : [...text].length)

const content = z
  .string()
  .trim()
  .min(1, 'A message must not be empty')
  .refine((text) => text.length <= 2 * longest && characters(text) <= longest, 'A message must be at most 4,000 characters')
  .meta({ description: '1 to 4,000 characters (code points) after trimming', override: { maxLength: longest } })

export const sendSchema = z.object({
  conversationId: id,
  content,
  requestId: z.guid().optional().meta({ description: 'Sent again, the same id attaches to the same exchange' }),
})

export type Send = z.infer<typeof sendSchema>

export const sendRefusals = {
  402: 'INSUFFICIENT_CREDITS',
  403: 'GUEST_LIMIT, CROSS_SITE',
  404: 'CONVERSATION_NOT_FOUND',
  409: 'GENERATION_RUNNING, REQUEST_ID_REUSED',
  429: 'RATE_LIMITED',
  503: 'SHUTTING_DOWN, OVERLOADED',
}

export const refuseNobody = ({ visitor }: Visit<unknown, unknown, unknown>): void =>
  refuseAnonymous(visitor, 'CONVERSATION_NOT_FOUND', 'Conversation not found')

/** Counts a send and gives the service's request. Throws for somebody who can have no conversation. */
export async function admitSend(send: Send, visit: Visit<unknown, unknown, unknown>, { limits }: Ports) {
  refuseNobody(visit)
  await limits.use('send', limitKey(visit.visitor))
  return { conversationId: send.conversationId, content: send.content, requestId: send.requestId ?? '' }
}
