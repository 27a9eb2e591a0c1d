import { person } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { stopGeneration } from '../../usecases/generations/stop-generation.ts'
import { toWireStatus } from '../wire.ts'

export const stopGenerationRpc = unary(ChatService.StopGeneration, async ({ generationId }, caller, ports: Ports, { signal }) => {
  const { status, answer } = await stopGeneration(ports, person(caller), generationId, signal)
  return { status: toWireStatus(status), fullResponse: answer }
})
