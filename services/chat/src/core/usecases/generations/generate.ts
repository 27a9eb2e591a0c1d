import { abortReason, LeaseLost } from '@rostra/kit/leases/running-work'
import { CitationFilter, citedIn } from '../../domain/citations/citation-filter.ts'
import { type EndStatus, type Exchange, type Failure, interrupted } from '../../domain/exchanges/exchange.ts'
import { isUnansweredSend } from '../../domain/exchanges/outcome.ts'
import { type ChunkFrame, type EndFrame, textOf } from '../../domain/generations/frame.ts'
import { createFrameBatcher } from '../../domain/generations/frame-batcher.ts'
import type { FrameLog } from '../../domain/generations/frame-log.ts'
import type { Counted } from '../../domain/limits/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Bound } from '../bind-ports.ts'
import type { endExchange } from '../exchanges/end-exchange.ts'
import type { AskedAnswer } from './ask-model.ts'

interface Needed extends Pick<Ports, 'exchanges' | 'frames' | 'running' | 'unansweredSends' | 'countContinued' | 'log'> {
  endExchange: Bound<typeof endExchange>
}

interface Generation {
  exchange: Exchange
  /** What the model writes; of an answer that is continued, the rest. */
  asked: AskedAnswer
  /** Who has the send counted when it stays unanswered. */
  counted?: Counted
  /** The chunks that former owners have shown, of an answer that is continued. */
  shown?: readonly ChunkFrame[]
}

/**
 * Generates the answer of one admitted exchange: reads what the model writes, appends chunks to Redis and to this replica's frame log, and stores the
 * end. A chunk reaches readers only after Redis has it, so that everything a reader has seen survives this process. The end frame reaches
 * readers after the end is stored, and Redis last.
 *
 * After one failed append to Redis the generation shares no more frames, even when Redis is back: its later frames reach only this
 * replica's readers. Others get the answer from the store once it has ended, and nobody continues it if this replica dies.
 *
 * Markers of citations without a passage are removed before anything else sees them.
 *
 * The answer of a lost replica is continued after the chunks that it has `shown`. They stay as they are, and count for all limits.
 */
export async function generate(ports: Needed, generation: Generation, log: FrameLog, signal: AbortSignal): Promise<void> {
  const { exchange, asked, counted, shown } = generation
  const { id } = exchange
  const { answer: written, chunkEnds } = textOf(shown ?? [])
  let answer = written
  let appended = Promise.resolve()
  let sharing = true

  const share = (frame: ChunkFrame) =>
    ports.frames.append(exchange, frame).catch(async (error) => {
      const wasSharing = sharing
      sharing = false
      const isTakenOver = error instanceof LeaseLost || (wasSharing && !(await keepsUnshared(ports, exchange)))
      if (isTakenOver) ports.running.abort({ id }, 'lease-lost')
    })

  const batcher = createFrameBatcher((content) => {
    answer += content
    chunkEnds.push(answer.length)
    const frame = { kind: 'chunk', seq: chunkEnds.length, content } as const
    const shared = sharing ? share(frame) : undefined
    appended = Promise.all([appended, shared]).then(() => {
      if (abortReason(signal) !== 'lease-lost') log.append(frame)
    })
  })

  const filter = new CitationFilter(exchange.given, batcher.push)
  filter.resumeAfter(written)
  const modelFailure = await asked
    .read(signal, (text) => filter.push(text))
    .then(
      () => null,
      (error) => failureOf(ports, id, error, signal, shown !== undefined),
    )
  filter.end()
  batcher.flush()
  await appended
  if (abortReason(signal) === 'lease-lost') return removeFramesIfDeleted(ports, id)
  const { status, failure } = endStatusOf(signal, modelFailure, answer)
  const citations = citedIn(answer, exchange.given)
  const end: EndFrame = { kind: 'end', seq: chunkEnds.length + 1, status, answer, failure, citations }
  if (!(await ports.endExchange(exchange, { status, answer, chunkEnds, failure, citations }))) return removeFramesIfDeleted(ports, id)
  if (shown) ports.countContinued(status)
  if (counted && isUnansweredSend(end)) await countUnanswered(ports, id, counted)
  log.append(end)
  if (sharing) await ports.frames.append(exchange, end).catch(() => undefined)
}

/**
 * Stores that readers may get frames that Redis does not have, before they do. Returns false when the exchange is not this replica's any more.
 * While the store is away as well, the answer goes on without.
 */
async function keepsUnshared({ exchanges, log }: Needed, exchange: Exchange): Promise<boolean> {
  try {
    return await exchanges.setUnshared(exchange)
  } catch (err) {
    log.warn({ err, generationId: exchange.id }, 'a generation could not store that its frames are not shared')
    return true
  }
}

/** Counts before readers get the end, so that the next send meets the count. */
async function countUnanswered({ unansweredSends, log }: Needed, generationId: string, counted: Counted): Promise<void> {
  await unansweredSends.count(counted).catch((err) => log.warn({ err, generationId }, 'an unanswered send could not be counted'))
}

/** Removes the frames of an exchange that was deleted; some may have been appended after the deletion. */
async function removeFramesIfDeleted({ exchanges, frames }: Needed, id: string): Promise<void> {
  if (!(await exchanges.byId(id))) await frames.remove([id])
}

function failureOf({ log }: Needed, generationId: string, err: unknown, signal: AbortSignal, isContinued: boolean): Failure | null {
  const reason = abortReason(signal)
  if (reason === 'stopped') return null
  log.warn({ err, generationId }, 'a generation failed')
  if (isContinued) return interrupted
  return {
    error: 'Failed to get response from AI',
    reason: reason === 'drain' ? 'INTERRUPTED' : 'MODEL_FAILED',
  }
}

function endStatusOf(signal: AbortSignal, failure: Failure | null, answer: string): { status: EndStatus; failure: Failure | null } {
  if (failure) return { status: 'failed', failure }
  if (abortReason(signal) === 'stopped') return { status: 'stopped', failure: null }
  if (answer === '') return { status: 'failed', failure: { error: 'Failed to get response from AI', reason: 'EMPTY_ANSWER' } }
  return { status: 'complete', failure: null }
}
