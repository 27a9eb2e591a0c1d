import type { Log } from '@rostra/kit/log'
import { defaultOpeningLines, questionForHelp } from '../../domain/opening-lines/default-opening-lines.ts'
import type { OpeningLinesGenerator, OpeningLinesJob, OpeningLinesJobs } from '../../domain/opening-lines/ports.ts'

interface Needed {
  openingLinesJobs: OpeningLinesJobs
  /** Null when only the offline model is configured. */
  openingLinesGenerator: OpeningLinesGenerator | null
  log: Log
  /** Delay before the second attempt, in milliseconds. It is doubled before the third. */
  retryDelayMs: number
}

/** After this many failed attempts the default opening lines are used. */
const maxAttempts = 3

/** Generates the opening lines of one persona that is due. Returns false when none is due. */
export async function generateDueOpeningLines(needed: Needed, signal: AbortSignal): Promise<boolean> {
  const { openingLinesJobs, retryDelayMs } = needed
  const job = await openingLinesJobs.claimDue()
  if (!job) return false
  const lines = await linesFor(job, needed, signal)
  if (lines) await openingLinesJobs.complete(job, lines)
  else await openingLinesJobs.retryLater(job, retryDelayMs * job.attempts)
  return true
}

/** Returns null when the job must be retried later. */
async function linesFor(job: OpeningLinesJob, { openingLinesGenerator, log }: Needed, signal: AbortSignal): Promise<string[] | null> {
  const { personaId, attempts } = job
  // The offline model has no answer to the questions of a category.
  if (!openingLinesGenerator) return [questionForHelp(job.name)]
  if (attempts > maxAttempts) return defaultOpeningLines(job)
  try {
    return await openingLinesGenerator.generate(job, signal)
  } catch (err) {
    log.warn({ err, personaId, attempts }, 'opening lines were not generated')
    return attempts < maxAttempts || signal.aborted ? null : defaultOpeningLines(job)
  }
}
