import { person } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import { readLimit } from '../domain/paging.ts'
import type { Ports } from '../domain/ports.ts'
import { listMessages } from '../usecases/list-messages.ts'
import { toWireMessage } from './wire.ts'

export const listMessagesRpc = unary(ChatService.ListMessages, async (request, caller, ports: Ports) => {
  const { messages, running } = await listMessages(ports, { ...request, limit: readLimit(request.limit, 200), person: person(caller) })
  return { messages: messages.map(toWireMessage), runningGenerationId: running ?? '', offline: ports.served.offline }
})
