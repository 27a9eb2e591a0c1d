import { serverStream } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { AdmissionPorts } from '../../usecases/exchanges/admit-exchange.ts'
import { sendMessage } from '../../usecases/exchanges/send-message.ts'
import type { FollowPorts } from '../../usecases/generations/follow-generation.ts'
import { emitGenerationEvents } from '../generations/emit-generation-events.ts'

// Chained, not awaited: an async function keeps its variables in memory for as long as the answer takes, once per stream.
export const sendRpc = serverStream(ChatService.Send, (request, caller, ports: AdmissionPorts & FollowPorts, call, emit) =>
  sendMessage(ports, { ...request, caller, token: call.callerToken, clientAddress: call.clientAddress }, call.signal).then(
    ({ exchange: { id, questionId } }) => emitGenerationEvents(ports, { id, questionId }, 0, call, emit),
  ),
)
