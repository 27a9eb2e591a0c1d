import type { Call, Emit } from '@rostra/kit/rpc/method'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { Ports } from '../domain/ports.ts'
import { followGeneration } from '../usecases/follow-generation.ts'
import { toWireEvent } from './wire.ts'

/** Sends what comes after `after` at the reader's pace, up to the end. */
export function streamGeneration(
  ports: Ports,
  generationId: string,
  after: number,
  { signal }: Call,
  emit: Emit<GenerationEvent>,
): Promise<void> {
  const follow = () => followGeneration(ports, generationId, after, signal, (frame) => emit(toWireEvent(generationId, frame)))
  const full = emit({ started: { generationId } })
  return full ? full.then(follow) : follow()
}
