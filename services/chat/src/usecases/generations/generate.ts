import type { EndStatus, Exchange, Failure } from '../../domain/exchanges/exchange.ts'
import { isUnansweredSend } from '../../domain/exchanges/outcome.ts'
import type { EndFrame, Frame } from '../../domain/generations/frame.ts'
import { createFrameBatcher } from '../../domain/generations/frame-batcher.ts'
import type { FrameLog } from '../../domain/generations/frame-log.ts'
import { GenerationTakenOver } from '../../domain/generations/generation-taken-over.ts'
import { abortReason } from '../../domain/generations/ports.ts'
import { maxAnswerTokens, type Prompt } from '../../domain/generations/prompt.ts'
import type { Counted } from '../../domain/limits/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { endExchange } from '../exchanges/end-exchange.ts'

interface Generation {
  exchange: Exchange
  prompt: Prompt
  /** Who has the send counted when it stays unanswered. */
  counted: Counted
}

/**
 * Generates the answer of one exchange: streams from the model, appends chunks to Redis and to this replica's frame log, and stores the
 * end. A chunk reaches readers only after Redis has it, so that everything a reader has seen survives this process. The end frame reaches
 * readers after the end is stored, and Redis last.
 *
 * After one failed append to Redis the generation shares no more frames, even when Redis is back: its later frames reach only this
 * replica's readers. Others get the answer from the store once it has ended.
 */
export async function generate(ports: Ports, { exchange, prompt, counted }: Generation, log: FrameLog, signal: AbortSignal): Promise<void> {
  const { id } = exchange
  const chunkEnds: number[] = []
  let answer = ''
  let appended = Promise.resolve()
  let sharing = true

  const share = (frame: Frame) =>
    ports.frames.append(id, frame).catch((error) => {
      sharing = false
      if (error instanceof GenerationTakenOver) ports.running.abort(id, 'lease-lost')
    })

  const batcher = createFrameBatcher((content) => {
    // A prompt may be long and is not read again after the first token: this frees its memory before the answer ends.
    prompt.messages.length = 0
    answer += content
    chunkEnds.push(answer.length)
    const frame = { kind: 'chunk', seq: chunkEnds.length, content } as const
    const shared = sharing ? share(frame) : undefined
    appended = Promise.all([appended, shared]).then(() => {
      if (abortReason(signal) !== 'lease-lost') log.append(frame)
    })
  })

  const { model, modelId } = ports.answeringModel
  const modelFailure = await model.stream({ ...prompt, model: modelId, maxTokens: maxAnswerTokens, signal }, batcher.push).then(
    () => null,
    (error) => failureOf(ports, id, error, signal),
  )
  batcher.flush()
  await appended
  if (abortReason(signal) === 'lease-lost') return removeFramesIfDeleted(ports, id)
  const { status, failure } = endStatusOf(signal, modelFailure, answer)
  const end: EndFrame = { kind: 'end', seq: chunkEnds.length + 1, status, answer, failure }
  if (!(await endExchange(ports, exchange, { status, answer, chunkEnds, failure }))) return removeFramesIfDeleted(ports, id)
  if (isUnansweredSend(end)) await countUnanswered(ports, id, counted)
  log.append(end)
  if (sharing) await share(end)
}

/** Counts before readers get the end, so that the next send meets the count. */
async function countUnanswered({ unansweredSends, log }: Ports, generationId: string, counted: Counted): Promise<void> {
  await unansweredSends.count(counted).catch((err) => log.warn({ err, generationId }, 'an unanswered send could not be counted'))
}

/** Removes the frames of an exchange that was deleted; some may have been appended after the deletion. */
async function removeFramesIfDeleted({ exchanges, frames }: Ports, id: string): Promise<void> {
  if (!(await exchanges.byId(id))) await frames.remove([id])
}

function failureOf({ log }: Ports, generationId: string, err: unknown, signal: AbortSignal): Failure | null {
  const reason = abortReason(signal)
  if (reason === 'stopped') return null
  log.warn({ err, generationId }, 'a generation failed')
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
