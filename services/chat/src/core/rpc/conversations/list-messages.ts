import { readLimit } from '@rostra/kit/paging'
import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { listMessages } from '../../usecases/conversations/list-messages.ts'
import { toWireMessages } from '../wire.ts'

export const listMessagesRpc = unary(ChatService.ListMessages, async (request, caller, ports: Ports) => {
  const listed = await listMessages(ports, { ...request, limit: readLimit(request.limit, 200), person: person(caller) })
  return toWireMessages(ports, listed)
})
