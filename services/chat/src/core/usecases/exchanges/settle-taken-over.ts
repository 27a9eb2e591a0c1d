import type { Bound } from '@rostra/kit/bind-ports'
import { DomainError, isUnavailable } from '@rostra/kit/errors'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { failedWith, interrupted, stopped } from '../../domain/exchanges/answer-end.ts'
import { type EndedWith, endingOf } from '../../domain/exchanges/ending.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { TakenOverExchange } from '../../domain/exchanges/ports.ts'
import { type EndFrame, type Frame, textOf } from '../../domain/generations/frame.ts'
import { decideTakeover } from '../../domain/generations/takeover.ts'
import type { Ports } from '../../domain/ports.ts'
import type { resumeGeneration } from '../generations/resume-generation.ts'
import type { endExchange } from './end-exchange.ts'

interface Needed extends Pick<Ports, 'frames' | 'running' | 'modelFor' | 'countTakenOver' | 'log'> {
  paid: PaidWork<Exchange>
  endExchange: Bound<typeof endExchange>
  resumeGeneration: Bound<typeof resumeGeneration>
}

/** How long storing the end is retried, in milliseconds. Then the lease expires and the exchange is taken over again. */
const endRetryMs = 5_000

/**
 * Settles an exchange that this replica took over, possibly from itself. Cancels a claim. Resumes a running exchange in the background,
 * or ends it with the text that was shown. When it fails, the lease expires and the exchange is taken over again.
 */
export async function settleTakenOver(ports: Needed, exchange: TakenOverExchange): Promise<void> {
  if (exchange.status === 'claimed') return ports.paid.cancel(exchange)
  const stored = await ports.frames.takeOver(exchange).catch((error) => {
    if (!(error instanceof LeaseLost)) throw error
  })
  // A later takeover has fenced this one.
  if (!stored) return
  const shown = stored.frames
  const end = shown.find((frame) => frame.kind === 'end')
  const model = ports.modelFor(exchange.chatModel)
  if (end) return endAsShown(ports, exchange, shown, { outcome: end, model: { ...model, modelId: end.model }, isFree: end.isFree })
  const limitMs = model.answerMs
  const ageMs = Date.now() - exchange.startedAt.getTime()
  const decision = decideTakeover(exchange, stored, { ageMs, limitMs })
  if (decision === 'stopped') return endAsShown(ports, exchange, shown, { outcome: stopped, model })
  const isResumed = decision === 'resume' && ports.running.hasRoomToResume()
  if (isResumed && (await ports.resumeGeneration(exchange, { shown, forMs: limitMs - ageMs }).catch(refuseGone))) return
  await endAsShown(ports, exchange, shown, { outcome: failedWith(interrupted), model })
}

/**
 * Returns false for a persona that is gone or hidden from this person: its answer is not resumed. Throws when it cannot be read now, so
 * that the next takeover tries again.
 */
function refuseGone(error: unknown): false {
  if (error instanceof DomainError && !isUnavailable(error)) return false
  throw error
}

/** Stores the end of an exchange with the text that was shown, and then shares it with readers on other replicas. */
async function endAsShown(
  ports: Needed,
  exchange: TakenOverExchange,
  shown: readonly Frame[],
  how: Omit<EndedWith, 'answer'>,
): Promise<void> {
  const { answer, chunkEnds } = textOf(shown)
  const ending = endingOf(exchange, { ...how, answer })
  if (!(await ports.endExchange(exchange, { ...ending, chunkEnds }, { retryMs: endRetryMs }))) return
  ports.countTakenOver('not_continued')
  ports.log.warn({ generationId: exchange.id, frames: chunkEnds.length }, 'a generation of a lost replica was ended')
  const end: EndFrame = { kind: 'end', seq: chunkEnds.length + 1, ...ending }
  // If this fails, readers get the end from MongoDB within 2 s.
  await ports.frames.append(exchange, end).catch(() => undefined)
}
