import type { Call, Emit } from '@rostra/kit/rpc/method'
import { serverStream, unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import { mayRead } from '../domain/conversations/program-use.ts'
import type { FrameHandler } from '../domain/generations/frame-log.ts'
import type { Ports } from '../domain/ports.ts'
import { requireOwnExchange } from '../usecases/exchanges/require-own-exchange.ts'
import { type FollowPorts, followGeneration } from '../usecases/generations/follow-generation.ts'
import { type StopPorts, stopGeneration } from '../usecases/generations/stop-generation.ts'
import { type Followed, followed, toWireFrame, toWireState, toWireStatus } from './wire.ts'

/** Emits `started`, each frame with a seq above `after` up to the end, and states between them, as fast as the client reads. */
export function emitGenerationEvents(
  ports: FollowPorts,
  exchange: Followed,
  after: number,
  { signal }: Call,
  emit: Emit<GenerationEvent>,
): Promise<void> {
  const onFrame: FrameHandler = (frame) => emit(toWireFrame(exchange, frame))
  const follow = () => followGeneration(ports, exchange.id, after, signal, onFrame, (state) => emit(toWireState(state)))
  const pending = emit({ started: { generationId: exchange.id } })
  return pending ? pending.then(follow) : follow()
}

export const followGenerationRpc = serverStream(
  ChatService.FollowGeneration,
  async ({ generationId, after }, caller, ports: Ports, call, emit) => {
    const exchange = await requireOwnExchange(ports, caller, generationId, mayRead)
    await emitGenerationEvents(ports, followed(exchange), after, call, emit)
  },
)

export const stopGenerationRpc = unary(ChatService.StopGeneration, async ({ generationId }, caller, ports: StopPorts, { signal }) => {
  const { status, text } = await stopGeneration(ports, caller, generationId, signal)
  return { status: toWireStatus(status), fullResponse: text }
})
