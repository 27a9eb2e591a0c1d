import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { startConversation } from '../../usecases/conversations/start-conversation.ts'
import { toWireStarted } from '../wire.ts'

export const startConversationRpc = unary(ChatService.StartConversation, async (request, caller, ports: Ports, { callerToken, signal }) => {
  const conversation = await startConversation(ports, { ...request, person: person(caller), token: callerToken, signal })
  return toWireStarted(ports, conversation)
})
