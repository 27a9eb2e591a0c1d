import { person } from '@rostra/kit/caller'
import { unary } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { stopGeneration } from '../usecases/stop-generation.ts'
import { toWireStatus } from './wire.ts'

export const stopGenerationRpc = unary(ChatService.StopGeneration, async ({ generationId }, caller, ports: Ports, { signal }) => {
  const { status, reply } = await stopGeneration(ports, person(caller), generationId, signal)
  return { status: toWireStatus(status), fullResponse: reply }
})
