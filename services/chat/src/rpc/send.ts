import { serverStream } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { sendMessage } from '../usecases/send-message.ts'
import { streamGeneration } from './stream-generation.ts'

// Chained, not awaited: a function that waits keeps what it knows for as long as the answer takes, a thousand times over.
export const sendRpc = serverStream(ChatService.Send, (request, caller, ports: Ports, call, emit) =>
  sendMessage(ports, { ...request, caller, token: call.callerToken, clientAddress: call.clientAddress }).then(({ exchange: { id } }) =>
    streamGeneration(ports, id, 0, call, emit),
  ),
)
