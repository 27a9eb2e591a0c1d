import { unary } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { sendAndWait } from '../usecases/send-and-wait.ts'
import { toWireMessage } from './wire.ts'

export const sendAndWaitRpc = unary(
  ChatService.SendAndWait,
  async (request, caller, ports: Ports, { callerToken, clientAddress, signal }) => {
    const { asked, answered, existed } = await sendAndWait(ports, { ...request, caller, token: callerToken, clientAddress }, signal)
    return { userMessage: toWireMessage(asked), botMessage: toWireMessage(answered), existed }
  },
)
