import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { shareConversation } from '../usecases/share-conversation.ts'

export const shareConversationRpc = unary(
  ChatService.ShareConversation,
  async ({ conversationId, withName }, caller, ports: Ports, { signal }) => {
    const sharedBy = withName && caller.kind === 'member' ? caller.username : ''
    return { token: await shareConversation(ports, { person: person(caller), conversationId, sharedBy, signal }) }
  },
)
