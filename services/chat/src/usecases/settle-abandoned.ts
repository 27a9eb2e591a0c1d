import type { Exchange } from '../domain/exchange.ts'
import type { EndFrame, Frame } from '../domain/frame.ts'
import { LostGeneration } from '../domain/lost-generation.ts'
import type { Ports } from '../domain/ports.ts'
import { storeEnd } from './store-end.ts'
import { takeBack } from './take-back.ts'

const interrupted = { error: 'The answer was interrupted. Please send your message again.', reason: 'INTERRUPTED' }

/** Ends what dead replicas left behind and gives the number of exchanges. */
export async function settleAbandoned(ports: Ports): Promise<number> {
  let settled = 0
  for (let exchange = await next(ports); exchange; exchange = await next(ports)) {
    if (exchange.status === 'claimed') await takeBack(ports, exchange)
    else await settle(ports, exchange)
    settled++
  }
  return settled
}

const next = ({ exchanges, live }: Ports) => exchanges.takeAbandoned(live.ids())

/** The end goes to Redis first: from then on a former owner that was only slow can add nothing, and what is stored is what was seen. */
async function settle(ports: Ports, exchange: Exchange): Promise<void> {
  const frames = await fence(ports, exchange.id)
  const end = frames.at(-1) as EndFrame
  let reply = ''
  const frameEnds = frames.flatMap((frame) => {
    if (frame.kind === 'end') return []
    reply += frame.content
    return [reply.length]
  })
  const stored = await storeEnd(ports, exchange, { status: end.status, reply, frameEnds, failure: end.failure })
  if (stored) ports.log.warn({ generationId: exchange.id, frames: frameEnds.length }, 'a generation of a lost replica was settled')
}

async function fence({ frames }: Ports, id: string): Promise<Frame[]> {
  while (true) {
    const seen = await frames.read(id)
    if (seen.at(-1)?.kind === 'end') return seen
    const reply = seen.map((frame) => (frame.kind === 'chunk' ? frame.content : '')).join('')
    const end: EndFrame = { kind: 'end', seq: seen.length + 1, status: 'failed', reply, failure: interrupted }
    try {
      await frames.append(id, end)
      return [...seen, end]
    } catch (error) {
      if (!(error instanceof LostGeneration)) throw error
    }
  }
}
