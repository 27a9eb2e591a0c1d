import { generationNotFound, hasEnded } from '../../domain/exchanges/exchange.ts'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { type EndFrame, framesAfter } from '../../domain/generations/frame.ts'
import type { FrameHandler, StateHandler } from '../../domain/generations/frame-log.ts'
import type { Frames, GenerationEnds, RunningGenerations } from '../../domain/generations/ports.ts'

export interface FollowPorts {
  running: Pick<RunningGenerations, 'frameLogOf'>
  exchanges: Pick<Exchanges, 'byId'>
  frames: Pick<Frames, 'follow'>
  generationEnds: GenerationEnds
}

/**
 * Delivers each frame with a seq above `after` up to the end: from memory when the generation runs here, from Redis while it runs on
 * another replica, from MongoDB once it has ended. Between frames `onState` gets what the model does. Resolves after the end, or when
 * `signal` aborts. Throws GENERATION_NOT_FOUND.
 */
export async function followGeneration(
  ports: FollowPorts,
  id: string,
  after: number,
  signal: AbortSignal,
  onFrame: FrameHandler,
  onState?: StateHandler,
): Promise<void> {
  let seen = after
  const onNext: FrameHandler = (frame) => {
    seen = frame.seq
    return onFrame(frame)
  }
  while (!signal.aborted) {
    const log = ports.running.frameLogOf(id)
    const reader = { after: seen, signal, onFrame: onNext, onState }
    if (await (log ? log.read(seen, signal, onNext, onState) : followElsewhere(ports, id, reader))) return
  }
}

/** Waits for the end of a generation and returns it. Throws the signal's reason when it aborts. */
export async function waitForEnd(ports: FollowPorts, id: string, signal: AbortSignal): Promise<EndFrame> {
  let end: EndFrame | undefined
  await followGeneration(ports, id, Number.MAX_SAFE_INTEGER, signal, (frame) => {
    if (frame.kind === 'end') end = frame
    return undefined
  })
  if (!end) throw signal.reason
  return end
}

interface Reader {
  after: number
  signal: AbortSignal
  onFrame: FrameHandler
  onState: StateHandler | undefined
}

/** Returns true after the end frame, false when another attempt is needed or `signal` aborted. */
async function followElsewhere(
  { exchanges, frames, generationEnds }: FollowPorts,
  id: string,
  { after, signal, onFrame, onState }: Reader,
): Promise<boolean> {
  const exchange = await exchanges.byId(id)
  if (!exchange) throw generationNotFound()
  if (hasEnded(exchange)) {
    for (const frame of framesAfter(exchange, after)) await onFrame(frame)
    return true
  }
  const { log, release } = frames.follow(id)
  const unwatch = generationEnds.watch(id, () => log.close())
  try {
    return await log.read(after, signal, onFrame, onState)
  } finally {
    unwatch()
    release()
  }
}
