import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { deleteConversation } from '../../usecases/conversations/delete-conversation.ts'

export const deleteConversationRpc = unary(ChatService.DeleteConversation, async (request, caller, ports: Ports) => {
  await deleteConversation(ports, { ...request, person: person(caller) })
  return {}
})
