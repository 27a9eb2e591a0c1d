import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { initialMessage } from '../../domain/conversations/message.ts'
import type { Ports } from '../../domain/ports.ts'
import { startConversation } from '../../usecases/conversations/start-conversation.ts'
import { toWireConversation, toWireMessage } from '../wire.ts'

export const startConversationRpc = unary(ChatService.StartConversation, async (request, caller, ports: Ports, { callerToken, signal }) => {
  const conversation = await startConversation(ports, { ...request, person: person(caller), token: callerToken, signal })
  const { offline } = ports.answeringModel
  return { conversation: toWireConversation(conversation), initialMessage: toWireMessage(initialMessage(conversation)), offline }
})
