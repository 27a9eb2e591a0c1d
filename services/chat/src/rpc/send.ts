import { serverStream } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { sendMessage } from '../usecases/send-message.ts'
import { streamGeneration } from './stream-generation.ts'

export const sendRpc = serverStream(ChatService.Send, async (request, caller, ports: Ports, call, emit) => {
  const { exchange } = await sendMessage(ports, { ...request, caller, token: call.callerToken, clientAddress: call.clientAddress })
  await streamGeneration(ports, exchange.id, 0, call, emit)
})
