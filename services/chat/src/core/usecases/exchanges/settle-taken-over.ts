import type { Bound } from '@rostra/kit/bind-ports'
import { DomainError, isUnavailable } from '@rostra/kit/errors'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import { citedIn } from '../../domain/citations/citation-filter.ts'
import { failedWith, interrupted, stopped } from '../../domain/exchanges/answer-end.ts'
import { type Ending, isRegenerated, openersAtEnd } from '../../domain/exchanges/exchange.ts'
import type { TakenOverExchange } from '../../domain/exchanges/ports.ts'
import { decideTakeover } from '../../domain/generations/continuation.ts'
import { type EndFrame, type Frame, textOf } from '../../domain/generations/frame.ts'
import { isFreeFailure } from '../../domain/personas/answerer.ts'
import type { Ports } from '../../domain/ports.ts'
import type { continueGeneration } from '../generations/continue-generation.ts'
import type { endExchange } from './end-exchange.ts'
import { paidSend } from './paid-send.ts'

interface Needed extends Pick<Ports, 'exchanges' | 'frames' | 'running' | 'credits' | 'modelFor' | 'countContinued' | 'log'> {
  endExchange: Bound<typeof endExchange>
  continueGeneration: Bound<typeof continueGeneration>
}

/** How long storing the end is retried, in milliseconds. Then the lease expires and the exchange is taken over again. */
const endRetryMs = 5_000

/**
 * Settles an exchange that this replica took over, possibly from itself. Cancels a claim. Continues a running exchange in the background,
 * or ends it with the text that was shown. When it fails, the lease expires and the exchange is taken over again.
 */
export async function settleTakenOver(ports: Needed, exchange: TakenOverExchange): Promise<void> {
  if (exchange.status === 'claimed') return paidSend(ports).cancel(exchange)
  const stored = await ports.frames.takeOver(exchange).catch((error) => {
    if (!(error instanceof LeaseLost)) throw error
  })
  // A later takeover has fenced this one.
  if (!stored) return
  const shown = stored.frames
  const end = shown.find((frame) => frame.kind === 'end')
  if (end) return endAsShown(ports, exchange, shown, end)
  const { offline, modelId, answerMs: limitMs } = ports.modelFor(exchange.chatModel)
  const cut = { isFree: exchange.isFree || (offline && isRegenerated(exchange)), model: modelId }
  const ageMs = Date.now() - exchange.startedAt.getTime()
  const decision = decideTakeover(exchange, stored, { ageMs, limitMs })
  if (decision === 'stopped') return endAsShown(ports, exchange, shown, { ...cut, ...stopped })
  const isContinued = decision === 'continue' && ports.running.hasRoomToContinue()
  if (isContinued && (await ports.continueGeneration(exchange, { shown, forMs: limitMs - ageMs }).catch(refuseGone))) return
  const failed = failedWith(interrupted)
  await endAsShown(ports, exchange, shown, { ...cut, ...failed, isFree: cut.isFree || isFreeFailure(exchange, failed) })
}

/**
 * Returns false for a persona that is gone or hidden from this person: its answer is not continued. Throws when it cannot be read now, so
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
  { status, end: why, failure, isFree, model }: Pick<Ending, 'status' | 'end' | 'failure' | 'isFree' | 'model'>,
): Promise<void> {
  const { answer, chunkEnds } = textOf(shown)
  const whole = exchange.written + answer
  const found = { citations: citedIn(whole, exchange.given), openers: openersAtEnd(whole, exchange.openers) }
  const ending = { status, end: why, answer, failure, ...found, isFree, model }
  if (!(await ports.endExchange(exchange, { ...ending, chunkEnds }, { retryMs: endRetryMs }))) return
  ports.countContinued('not_continued')
  ports.log.warn({ generationId: exchange.id, frames: chunkEnds.length }, 'a generation of a lost replica was ended')
  const end: EndFrame = { kind: 'end', seq: chunkEnds.length + 1, ...ending }
  // If this fails, readers get the end from MongoDB within 2 s.
  await ports.frames.append(exchange, end).catch(() => undefined)
}
