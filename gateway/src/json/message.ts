import type { Message__Output } from '@rostra/proto/gen/rostra/chat/v1/Message'
import type { MessageStatus } from '@rostra/proto/gen/rostra/chat/v1/MessageStatus'
import { z } from 'zod'
import { count, timestamp } from './fields.ts'
import { type EnumNames, fromWire } from './wire-value.ts'

export const messageStatuses = z.enum(['complete', 'stopped', 'failed']).meta({ id: 'MessageStatus' })

const siblingsSchema = z
  .object({
    index: count.meta({ description: 'From 1' }),
    count,
    previousId: z.string().nullable(),
    nextId: z.string().nullable(),
  })
  .meta({ id: 'Siblings', description: 'The place of a message among those that it replaced or that replaced it' })

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

const toSiblings = (siblings: Message__Output['siblings']): Message['siblings'] => ({
  ...{ index: siblings?.index ?? 1, count: siblings?.count ?? 1 },
  ...{ previousId: siblings?.previousId || null, nextId: siblings?.nextId || null },
})

export const toMessage = ({ id, conversationId, content, isFromPersona, createdAt, status, siblings }: Message__Output): Message => ({
  id,
  conversationId,
  content,
  isFromBot: isFromPersona,
  createdAt,
  audioUrl: null,
  status: messageStatus(status),
  siblings: toSiblings(siblings),
})
