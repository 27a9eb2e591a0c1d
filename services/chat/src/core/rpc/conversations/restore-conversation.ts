import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { requireOwnConversation } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireConversation } from '../wire.ts'

export const restoreConversationRpc = unary(
  ChatService.RestoreConversation,
  async ({ conversationId }, caller, { conversations }: Ports) => {
    const owner = person(caller)
    return toWireConversation(requireOwnConversation(owner, await conversations.restore(conversationId, owner)))
  },
)
