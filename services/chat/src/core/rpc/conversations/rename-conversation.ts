import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { renameConversation } from '../../usecases/conversations/rename-conversation.ts'
import { toWireConversation } from '../wire.ts'

export const renameConversationRpc = unary(ChatService.RenameConversation, async (request, caller, ports: Ports) =>
  toWireConversation(await renameConversation(ports, { ...request, person: person(caller) })),
)
