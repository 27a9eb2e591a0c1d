import { DomainError } from '@rostra/kit/errors'
import type { Operator } from '../../domain/articles/ports.ts'
import { type Edition, type EditionCause, editionLimitMs } from '../../domain/editions/edition.ts'
import { readRequests } from '../../domain/editions/read-requests.ts'
import type { Ports } from '../../domain/ports.ts'
import type { WritingRequest } from '../../domain/writing/plan-assignments.ts'
import { runEdition } from './run-edition.ts'

/** Opens the edition that an operator asked for and runs it in the background. Throws EDITION_RUNNING when one is open on any replica. */
export async function startEdition(ports: Ports, operator: Operator, requests: readonly WritingRequest[]): Promise<Edition> {
  const edition = await openEdition(ports, 'operator', operator.id, readRequests(requests))
  if (!edition) throw new DomainError('state', 'EDITION_RUNNING', 'The presses are running already. The stories appear in a moment.')
  void continueEdition(ports, edition)
  return edition
}

/** Starts the scheduled edition, unless another replica was faster: only an open edition keeps others from ending theirs meanwhile. */
export async function startWhenDue(ports: Ports, isDue: () => Promise<boolean>): Promise<void> {
  const edition = await openEdition(ports, 'schedule', '', readRequests([]))
  if (!edition) return
  if (await isDue()) void continueEdition(ports, edition)
  else await ports.editions.cancel(edition)
}

async function openEdition({ editions, running }: Ports, cause: EditionCause, operatorId: string, requests: readonly WritingRequest[]) {
  if (running.isDraining()) throw new DomainError('unavailable', 'SHUTTING_DOWN', 'Please try again in a moment', { retryAfter: 2 })
  return editions.open(cause, operatorId, requests)
}

/** Runs an open edition of this replica to its end, for 140 s after its start at most. Resolves when it no longer runs here. */
export async function continueEdition(ports: Ports, edition: Edition): Promise<void> {
  const { editions, running, wallTime, metrics, log } = ports
  const seconds = () => (wallTime() - edition.startedAt.getTime()) / 1_000
  const work = async (signal: AbortSignal) => {
    await runEdition(ports, edition, signal)
    metrics.editions.ended('published', seconds())
  }
  const failed = async (err: unknown) => {
    log.error({ err, editionId: edition.id }, 'an edition failed; stories that it published stay')
    if (await editions.end(edition, 'failed')) metrics.editions.ended('failed', seconds())
  }
  await running.run(edition, work, { forMs: editionLimitMs - seconds() * 1_000, failed })
}
