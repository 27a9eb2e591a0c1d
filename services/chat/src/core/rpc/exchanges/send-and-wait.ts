import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { type SendAndWaitPorts, sendAndWait } from '../../usecases/exchanges/send-and-wait.ts'
import { toWireMessage } from '../wire.ts'

export const sendAndWaitRpc = unary(
  ChatService.SendAndWait,
  async (request, caller, ports: SendAndWaitPorts, { callerToken, clientAddress, signal }) => {
    const { userMessage, botMessage, existed } = await sendAndWait(ports, { ...request, caller, token: callerToken, clientAddress }, signal)
    return { userMessage: toWireMessage(userMessage), botMessage: toWireMessage(botMessage), existed }
  },
)
