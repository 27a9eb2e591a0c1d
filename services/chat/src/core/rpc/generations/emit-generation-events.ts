import type { Call, Emit } from '@rostra/kit/rpc/method'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import { type FollowPorts, followGeneration } from '../../usecases/generations/follow-generation.ts'
import { toWireFrame } from '../wire.ts'

/** Emits `started` and then every frame with a seq above `after`, up to the end, as fast as the client reads. */
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
