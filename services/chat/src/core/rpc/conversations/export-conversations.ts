import { person } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { exportConversations } from '../../usecases/conversations/export-conversations.ts'
import { toWireConversation, toWireMessage } from '../wire.ts'

export const exportConversationsRpc = serverStream(
  ChatService.ExportConversations,
  async (_request, caller, ports: Ports, { signal }, emit) =>
    exportConversations(ports, person(caller), signal, ({ conversation, messages }) =>
      emit({
        conversation: toWireConversation(conversation),
        messages: messages.map(toWireMessage),
        endUserId: conversation.endUserId,
        sharedAt: conversation.sharedAt?.toISOString(),
        sharedBy: conversation.sharedBy,
      }),
    ),
)
