import { hasEnded } from '../../core/domain/exchanges/exchange.ts'
import type { FrameHandler, FrameLog, StateHandler } from '../../core/domain/generations/frame-log.ts'
import { answerGone } from '../domain/ask.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'asks' | 'askEnds' | 'frames' | 'running'>

export interface AskReader {
  /** The frames of an answer that this process generates. */
  log: FrameLog | undefined
  signal: AbortSignal
  onFrame: FrameHandler
  onState: StateHandler
}

/** How long the frames of an ended answer may take to arrive from Redis, in milliseconds. */
const endedReadMs = 1_500

/**
 * Delivers all frames of an ask up to its end: from memory when it runs here, else from Redis. Resolves after the end, or when `signal`
 * aborts. Throws ANSWER_GONE when the frames are not in Redis any more.
 */
export async function followAsk(ports: Needed, id: string, { log, signal, onFrame, onState }: AskReader): Promise<void> {
  let seen = 0
  const onNext: FrameHandler = (frame) => {
    seen = frame.seq
    return onFrame(frame)
  }
  const here = log ?? ports.running.frameLogOf(id)
  if (here && (await here.read(0, signal, onNext, onState))) return
  const followed = ports.frames.follow(id)
  const unwatch = ports.askEnds.watch(id, () => followed.log.close())
  try {
    const ask = await ports.asks.byId(id)
    const ended = !ask || hasEnded(ask)
    const until = ended ? AbortSignal.any([signal, AbortSignal.timeout(endedReadMs)]) : signal
    const isWhole = await followed.log.read(seen, until, onNext, onState)
    if (!isWhole && !signal.aborted) throw answerGone()
  } finally {
    unwatch()
    followed.release()
  }
}
