import { randomUUID } from 'node:crypto'
import { ChatService } from '@rostra/proto/chat'
import type { StartConversationResponse__Output } from '@rostra/proto/gen/rostra/chat/v1/StartConversationResponse'
import { z } from 'zod'
import { limitKey } from '../../../callers/client.ts'
import { guestMessagesHeader, offlineHeader, toGuestMessagesHeader, toOfflineHeader } from '../../../json/answer-headers.ts'
import { id, timestamp } from '../../../json/fields.ts'
import { messageSchema, toMessage } from '../../../json/message.ts'
import type { Ports } from '../../../ports.ts'
import { type RequestContext, route } from '../../../routing/route.ts'
import { ensureGuest } from '../ensure-guest.ts'

export const startedConversationSchema = z
  .object({
    conversation: z.object({ id: z.string(), botId: z.string(), startedAt: timestamp }),
    initialMessage: messageSchema,
  })
  .meta({ id: 'StartedConversation' })

export const startRequestId = z.guid().optional().meta({ description: 'A retry with the same id returns the same conversation' })

/** Counts a started conversation against the rate limits of the caller. */
export async function admitStart({ client }: RequestContext, { limits }: Pick<Ports, 'limits'>): Promise<void> {
  await limits.use('startConversation', limitKey(client))
  if (client.caller.kind !== 'member') await limits.use('startConversationFromAddress', client.network)
}

/** Returns the response to a conversation that was started. */
export function toStarted({ conversation, initialMessage, offline, guestMessagesLeft }: StartConversationResponse__Output) {
  if (!conversation || !initialMessage) throw new Error('chat sent a new conversation without its fields')
  const { id: conversationId, personaId, startedAt } = conversation
  return {
    status: 201 as const,
    body: { conversation: { id: conversationId, botId: personaId, startedAt }, initialMessage: toMessage(initialMessage) },
    headers: { ...toOfflineHeader(offline), ...toGuestMessagesHeader(guestMessagesLeft) },
  }
}

export const startConversation = route({
  method: 'post',
  path: '/api/conversations',
  summary: 'Start a conversation with a persona',
  description: 'Creates a guest for an anonymous caller. A retry with the same `requestId` returns the same conversation.',
  startsWork: true,
  body: z
    .object({
      botId: id,
      endUserId: z.string().max(200).optional(),
      requestId: startRequestId,
    })
    .meta({ id: 'StartConversationRequest' }),
  responses: { 201: startedConversationSchema },
  headers: { 'Set-Cookie': 'The guest, when this call created one', ...offlineHeader, ...guestMessagesHeader },
  refusals: {
    403: 'WIDGET_ONLY: a guest of another persona’s widget; CROSS_SITE',
    404: 'BOT_NOT_FOUND',
    409: 'REQUEST_ID_REUSED; CONVERSATION_LIMIT: 2,000 conversations',
    429: 'RATE_LIMITED',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async (context, ports) => {
    await admitStart(context, ports)
    const call = await ensureGuest(context, ports)
    const { body } = context
    // The gateway adds a request id when the client sent none, so that its own retries start one conversation.
    const request = { personaId: body.botId, endUserId: body.endUserId ?? '', requestId: body.requestId ?? randomUUID() }
    return toStarted(await ports.chat.call(ChatService.StartConversation, request, call))
  },
})
