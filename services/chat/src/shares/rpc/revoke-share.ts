import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { requireOwnConversation } from '../../core/domain/conversations/conversation.ts'
import type { Ports } from '../domain/ports.ts'

export const revokeShareRpc = unary(ChatService.RevokeShare, async ({ conversationId }, caller, { conversations, shares }: Ports) => {
  const { id } = requireOwnConversation(person(caller), await conversations.byId(conversationId))
  await shares.end(id)
  return {}
})
