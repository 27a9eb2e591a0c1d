import { type Exchange, generationNotFound, hasEnded } from '../domain/exchange.ts'
import { type EndFrame, framesAfter } from '../domain/frame.ts'
import type { TakeFrame } from '../domain/frame-log.ts'
import type { Ports } from '../domain/ports.ts'

/** How often the store is asked whether a generation of another replica has ended, should its frames stop coming. */
const lookMs = 2_000

/**
 * Gives every frame after `after` up to the end: from memory where the generation runs here, from Redis while it runs elsewhere,
 * from the store once it has ended. Resolves after the end, or when the reader has left. Throws GENERATION_NOT_FOUND.
 */
export async function followGeneration(ports: Ports, id: string, after: number, left: AbortSignal, take: TakeFrame): Promise<void> {
  let seen = after
  const takeNext: TakeFrame = (frame) => {
    seen = frame.seq
    return take(frame)
  }
  while (!left.aborted) {
    const own = ports.live.logOf(id)
    if (await (own ? own.read(seen, left, takeNext) : readElsewhere(ports, id, seen, left, takeNext))) return
  }
}

/** How a generation ended, as soon as it has. */
export async function endOfGeneration(ports: Ports, id: string, left: AbortSignal): Promise<EndFrame> {
  let end: EndFrame | undefined
  await followGeneration(ports, id, Number.MAX_SAFE_INTEGER, left, (frame) => {
    if (frame.kind === 'end') end = frame
    return undefined
  })
  if (!end) throw left.reason
  return end
}

async function readElsewhere(ports: Ports, id: string, after: number, left: AbortSignal, take: TakeFrame): Promise<boolean> {
  const exchange = await ports.exchanges.byId(id)
  if (!exchange) throw generationNotFound()
  if (hasEnded(exchange)) {
    for (const frame of framesAfter(exchange, after)) await take(frame)
    return true
  }
  const { log, release } = ports.frames.mirror(id)
  const look = setInterval(() => {
    ports.exchanges.byId(id).then(
      (found) => endedOrGone(found) && log.close(),
      () => undefined,
    )
  }, lookMs)
  try {
    return await log.read(after, left, take)
  } finally {
    clearInterval(look)
    release()
  }
}

const endedOrGone = (exchange: Exchange | null) => !exchange || hasEnded(exchange)
