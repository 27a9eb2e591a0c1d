import { type Exchange, interrupted } from '../../domain/exchanges/exchange.ts'
import type { EndFrame, Frame } from '../../domain/generations/frame.ts'
import { GenerationTakenOver } from '../../domain/generations/generation-taken-over.ts'
import type { Ports } from '../../domain/ports.ts'
import { cancelClaim } from './cancel-claim.ts'
import { endExchange } from './end-exchange.ts'

/** Milliseconds for which the end of a taken-over exchange is tried; then it expires and is taken over again. */
const endRetryMs = 5_000

/** Settles an exchange that was taken over, also a claim of this replica itself: cancels a claim, and ends a running one as failed. */
export async function settleTakenOver(ports: Ports, exchange: Exchange): Promise<void> {
  if (exchange.status === 'claimed') await cancelClaim(ports, exchange)
  else await endInterrupted(ports, exchange)
}

/**
 * Ends a generation of a lost replica with the text of its frames in Redis. The end frame is appended before the text is stored: Redis then
 * refuses frames of a former owner that is only slow, so the stored text is exactly what readers have seen.
 */
async function endInterrupted(ports: Ports, exchange: Exchange): Promise<void> {
  const { chunks, end } = await appendEndFrame(ports, exchange.id)
  const chunkEnds: number[] = []
  let answer = ''
  for (const content of chunks) {
    answer += content
    chunkEnds.push(answer.length)
  }
  const ending = { status: end.status, answer, chunkEnds, failure: end.failure }
  const stored = await endExchange(ports, exchange, ending, endRetryMs)
  if (stored) ports.log.warn({ generationId: exchange.id, frames: chunkEnds.length }, 'a generation of a lost replica was ended')
}

/** Appends an end frame unless there is one already. Reads again when a frame of the former owner comes in between. */
async function appendEndFrame({ frames }: Ports, id: string): Promise<{ chunks: string[]; end: EndFrame }> {
  while (true) {
    const seen = await frames.read(id)
    const chunks = seen.flatMap((frame: Frame) => (frame.kind === 'chunk' ? [frame.content] : []))
    const last = seen.at(-1)
    if (last?.kind === 'end') return { chunks, end: last }
    const end: EndFrame = { kind: 'end', seq: seen.length + 1, status: 'failed', answer: chunks.join(''), failure: interrupted }
    try {
      await frames.append(id, end)
      return { chunks, end }
    } catch (error) {
      if (!(error instanceof GenerationTakenOver)) throw error
    }
  }
}
