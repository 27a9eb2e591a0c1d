import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { adoptConversations } from '../../usecases/conversations/adopt-conversations.ts'

export const adoptConversationsRpc = unary(ChatService.AdoptConversations, async ({ guestToken }, caller, ports: Ports) => {
  const guest = await ports.verify(guestToken, 'chat')
  return { adopted: await adoptConversations(ports, member(caller).id, guest) }
})
