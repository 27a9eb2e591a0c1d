import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { toWireMessage } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { messagesOfShare } from '../domain/share.ts'
import { getSharedConversation } from '../usecases/get-shared-conversation.ts'

export const getSharedConversationRpc = unary(ChatService.GetSharedConversation, async ({ token }, _caller, ports: Ports, { signal }) => {
  const { share } = await getSharedConversation(ports, { token, signal })
  const { personaId, title, sharedBy, sharedAt } = share
  return { personaId, title, sharedBy, sharedAt: sharedAt.toISOString(), messages: messagesOfShare(share).map(toWireMessage) }
})
