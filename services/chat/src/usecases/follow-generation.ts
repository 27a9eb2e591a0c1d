import type { Exchange } from '../domain/exchange.ts'
import { generationNotFound, hasEnded } from '../domain/exchange.ts'
import { type Frame, framesAfter } from '../domain/frame.ts'
import type { Ports } from '../domain/ports.ts'

/** How often the store is asked whether a generation of another replica has ended, should its frames stop coming. */
const lookMs = 2_000

/**
 * Every frame after `after` up to the end: from memory where the generation runs here, from Redis while it runs elsewhere, from
 * the store once it has ended. Throws GENERATION_NOT_FOUND.
 */
export async function* followGeneration(
  ports: Ports,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Frame, void, undefined> {
  let seen = after
  while (!signal.aborted) {
    for await (const frame of source(ports, id, seen, signal)) {
      yield frame
      if (frame.kind === 'end') return
      seen = frame.seq
    }
  }
}

async function* source(ports: Ports, id: string, after: number, signal: AbortSignal): AsyncGenerator<Frame, void, undefined> {
  const own = ports.live.logOf(id)
  if (own) return yield* own.after(after, signal)
  const exchange = await ports.exchanges.byId(id)
  if (!exchange) throw generationNotFound()
  if (hasEnded(exchange)) return yield* framesAfter(exchange, after)
  const { log, release } = ports.frames.mirror(id)
  const look = setInterval(() => {
    ports.exchanges.byId(id).then(
      (found) => endedOrGone(found) && log.close(),
      () => undefined,
    )
  }, lookMs)
  try {
    yield* log.after(after, signal)
  } finally {
    clearInterval(look)
    release()
  }
}

const endedOrGone = (exchange: Exchange | null) => !exchange || hasEnded(exchange)
