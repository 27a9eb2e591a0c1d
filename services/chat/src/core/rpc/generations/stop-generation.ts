import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { type StopPorts, stopGeneration } from '../../usecases/generations/stop-generation.ts'
import { toWireStatus } from '../wire.ts'

export const stopGenerationRpc = unary(ChatService.StopGeneration, async ({ generationId }, caller, ports: StopPorts, { signal }) => {
  const { status, answer } = await stopGeneration(ports, person(caller), generationId, signal)
  return { status: toWireStatus(status), fullResponse: answer }
})
