import type { Call, Emit } from '@rostra/kit/rpc/method'
import { person } from '@rostra/platform/caller'
import { serverStream, unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Exchange } from '../domain/exchanges/exchange.ts'
import type { Ports } from '../domain/ports.ts'
import { requireOwnExchange } from '../usecases/exchanges/require-own-exchange.ts'
import { type FollowPorts, followGeneration } from '../usecases/generations/follow-generation.ts'
import { type StopPorts, stopGeneration } from '../usecases/generations/stop-generation.ts'
import { toWireFrame, toWireStatus } from './wire.ts'

/** Emits `started` and then each frame with a seq above `after` up to the end, as fast as the client reads. */
export function emitGenerationEvents(
  ports: FollowPorts,
  exchange: Pick<Exchange, 'id' | 'questionId'>,
  after: number,
  { signal }: Call,
  emit: Emit<GenerationEvent>,
): Promise<void> {
  const follow = () => followGeneration(ports, exchange.id, after, signal, (frame) => emit(toWireFrame(exchange, frame)))
  const pending = emit({ started: { generationId: exchange.id } })
  return pending ? pending.then(follow) : follow()
}

export const followGenerationRpc = serverStream(
  ChatService.FollowGeneration,
  async ({ generationId, after }, caller, ports: Ports, call, emit) => {
    const { id, questionId } = await requireOwnExchange(ports, person(caller), generationId)
    await emitGenerationEvents(ports, { id, questionId }, after, call, emit)
  },
)

export const stopGenerationRpc = unary(ChatService.StopGeneration, async ({ generationId }, caller, ports: StopPorts, { signal }) => {
  const { status, answer } = await stopGeneration(ports, person(caller), generationId, signal)
  return { status: toWireStatus(status), fullResponse: answer }
})
