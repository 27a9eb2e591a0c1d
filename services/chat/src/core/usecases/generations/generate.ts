import type { Bound } from '@rostra/kit/bind-ports'
import { abortReason, LeaseLost } from '@rostra/kit/leases/running-work'
import { modelFailure } from '@rostra/llm/failures/model-failure'
import type { FreeWorker } from '@rostra/platform/free-use/free-work'
import { CitationFilter } from '../../domain/citations/citation-filter.ts'
import { type AnswerEnd, failedWith, interrupted, type Outcome, outcomeOf, stopped } from '../../domain/exchanges/answer-end.ts'
import { endingOf } from '../../domain/exchanges/ending.ts'
import { type Exchange, isCharged } from '../../domain/exchanges/exchange.ts'
import { unansweredBecause } from '../../domain/exchanges/outcome.ts'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { watchState } from '../../domain/generations/answer-state.ts'
import { afterBlank } from '../../domain/generations/blank-text.ts'
import { type ChunkFrame, type EndFrame, type Paid, textOf } from '../../domain/generations/frame.ts'
import { createFrameBatcher } from '../../domain/generations/frame-batcher.ts'
import type { FrameLog } from '../../domain/generations/frame-log.ts'
import { createTextSender } from '../../domain/generations/text-sender.ts'
import type { Ports } from '../../domain/ports.ts'
import type { countUnanswered } from '../exchanges/count-unanswered.ts'
import type { endExchange } from '../exchanges/end-exchange.ts'
import type { AskedAnswer } from './call-model.ts'

interface Needed extends Pick<Ports, 'frames' | 'running' | 'countTakenOver' | 'log'> {
  exchanges: Pick<Exchanges, 'byId' | 'setUnshared' | 'setFree'>
  endExchange: Bound<typeof endExchange>
  countUnanswered: Bound<typeof countUnanswered>
}

interface Generation {
  exchange: Exchange
  /** The answer that the model is writing; of a resumed answer, the rest. */
  asked: AskedAnswer
  /** Whose free work this send counts to: an answer without a shown word, and a title. Absent for a resumed answer. */
  worker?: FreeWorker
  /** What the sender has paid. Absent for a resumed answer, whose sender may have spent credits since. */
  paid?: Paid | undefined
  /** The caller has limited the answer, so that an empty one is not the persona's. */
  isLimited?: boolean
  /** The chunks that former owners have shown; set for a resumed answer. */
  shown?: readonly ChunkFrame[]
}

/**
 * Generates the answer of an admitted exchange: reads the model's text, appends it in chunks to Redis and then to this replica's frame log,
 * and stores the end. Readers get a chunk only once Redis has it, so that all text that a reader has seen survives this process. Readers
 * get the end frame once the end is stored in MongoDB, and Redis gets it last.
 *
 * After one failed append the generation appends nothing more to Redis, even when Redis is back: only this replica's readers get its
 * further frames. Other readers get the answer from MongoDB at its end. If this replica dies, the answer is not resumed but ends as
 * INTERRUPTED.
 *
 * Citation markers without a passage are removed from the model's text first. White space alone is no text. While no text arrives, readers
 * are told what the model does.
 *
 * A resumed answer begins with the chunks in `shown`, unchanged. They count towards its limits. A continuation adds to the answer in the
 * exchange's `written`.
 */
export async function generate(ports: Needed, generation: Generation, log: FrameLog, signal: AbortSignal): Promise<void> {
  const { exchange, asked, worker, paid, shown, isLimited = false } = generation
  const { id, written } = exchange
  const { answer: shownText, chunkEnds } = textOf(shown ?? [])
  let answer = shownText
  let sharing = true

  const share = async (frame: ChunkFrame) => {
    if (!sharing) return
    try {
      await ports.frames.append(exchange, frame)
    } catch (error) {
      sharing = false
      const isTakenOver = error instanceof LeaseLost || !(await keepsUnshared(ports, exchange))
      if (isTakenOver) ports.running.abort({ id }, 'lease-lost')
    }
  }

  // One frame after another: one that Redis stores after a lost one would leave a gap.
  const sender = createTextSender(async (content) => {
    answer += content
    const storedFree = chunkEnds.length === 0 && asked.isFree() ? storeFree(ports, exchange) : undefined
    chunkEnds.push(answer.length)
    const frame = { kind: 'chunk', seq: chunkEnds.length, content } as const
    await Promise.all([storedFree, share(frame)])
    if (abortReason(signal) !== 'lease-lost') log.append(frame)
  })
  const state = watchState((now) => {
    log.show(now)
    const after = chunkEnds.length
    void sender.sent().then(() => {
      if (sharing) ports.frames.show(exchange, after, now)
    })
  })
  const batcher = createFrameBatcher((content) => {
    state.wrote()
    sender.add(content)
  })

  const filter = new CitationFilter(exchange.given, shownText === '' ? afterBlank(batcher.push) : batcher.push)
  filter.resumeAfter(written + shownText)
  let hasWritten = false
  const onText = (text: string) => {
    hasWritten = true
    filter.push(text)
  }
  const read = await asked.read(signal, { onText, onThinking: state.thought }).then(
    (finish) => ({ finish }),
    (error) => ({ failed: whenFailed(ports, id, error, signal) }),
  )
  state.end()
  filter.end()
  batcher.flush()
  await sender.sent()
  if (abortReason(signal) === 'lease-lost') return removeFramesIfDeleted(ports, id)
  const outcome = outcomeAfter(read, signal, exchange, answer)
  const ending = endingOf(exchange, { outcome, answer, model: asked.model, isFree: asked.isFree() })
  const charged = isCharged(exchange, ending) ? paid : undefined
  const end: EndFrame = { kind: 'end', seq: chunkEnds.length + 1, ...ending, usage: asked.usage(answer), paid: charged }
  // The readers of a lost replica follow elsewhere, or have left with it.
  const unread = !log.isRead && (log.wasLeft || shown !== undefined) && !(await ports.frames.isFollowed(id))
  if (!(await ports.endExchange(exchange, { ...ending, chunkEnds, unread }, { worker }))) return removeFramesIfDeleted(ports, id)
  if (shown) ports.countTakenOver(outcome.status)
  // An answer that ended without any text has cost a call of the model too.
  const unanswered = unansweredBecause(end, hasWritten || 'finish' in read)
  // Before readers get the end, so that the next send is checked against it.
  if (worker && unanswered)
    await ports.countUnanswered({
      generationId: id,
      personaId: exchange.personaId,
      counted: worker,
      isEmpty: unanswered === 'empty' && !isLimited,
    })
  log.append(end)
  if (sharing) await ports.frames.append(exchange, end).catch(() => undefined)
}

/**
 * Stores that readers may get frames that Redis lacks, before they get them. Returns false when this replica does not own the exchange any
 * more. When MongoDB is away too, the answer continues all the same.
 */
async function keepsUnshared({ exchanges, log }: Needed, exchange: Exchange): Promise<boolean> {
  try {
    return await exchanges.setUnshared(exchange)
  } catch (err) {
    log.warn({ err, generationId: exchange.id }, 'a generation could not store that its frames are not shared')
    return true
  }
}

/** Stores that an answer is free before readers get its text, so that a takeover knows it. */
async function storeFree({ exchanges, log }: Needed, exchange: Exchange): Promise<void> {
  await exchanges.setFree(exchange).catch((err) => log.warn({ err, generationId: exchange.id }, 'an answer could not be stored as free'))
}

/** Removes the frames of a deleted exchange: some may have been appended after the deletion. */
async function removeFramesIfDeleted({ exchanges, frames }: Needed, id: string): Promise<void> {
  if (!(await exchanges.byId(id))) await frames.remove([id])
}

function outcomeAfter(read: { finish: AnswerEnd } | { failed: Outcome }, signal: AbortSignal, exchange: Exchange, answer: string): Outcome {
  if ('failed' in read) return read.failed
  if (abortReason(signal) === 'stopped') return stopped
  return outcomeOf({ finish: read.finish, answer, isContinuation: exchange.continues !== '' })
}

/** Returns the outcome of a generation whose model threw, also because the generation was aborted. */
function whenFailed({ log }: Needed, generationId: string, err: unknown, signal: AbortSignal): Outcome {
  const reason = abortReason(signal)
  if (reason === 'stopped') return stopped
  const failure = reason === 'drain' ? interrupted : modelFailure(err, reason === 'overdue')
  log.warn({ err, generationId, reason: failure.reason }, 'a generation failed')
  return failedWith(failure)
}
