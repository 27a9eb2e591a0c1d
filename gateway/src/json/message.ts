import type { Message__Output } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { MessageStatus } from '@rostra/proto/gen/rostra/chat/v1/MessageStatus'
import { z } from 'zod'
import { timestamp } from './fields.ts'
import { type EnumNames, fromWire } from './wire-value.ts'

export const messageStatuses = z.enum(['complete', 'stopped', 'failed']).meta({ id: 'MessageStatus' })

export const messageSchema = z
  .object({
    id: z.string(),
    conversationId: z.string(),
    content: z.string(),
    isFromBot: z.boolean(),
    createdAt: timestamp,
    audioUrl: z.null().meta({ description: 'Reserved' }),
    status: messageStatuses,
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

export const toMessage = ({ id, conversationId, content, isFromPersona, createdAt, status }: Message__Output): Message => ({
  id,
  conversationId,
  content,
  isFromBot: isFromPersona,
  createdAt,
  audioUrl: null,
  status: messageStatus(status),
})
