import type { FreeWorker } from '@rostra/platform/free-use/free-work'
import type { PersonaSummary } from '../personas/persona.ts'

/** A claimed job: generate the opening lines of a persona before the lease ends. */
export interface OpeningLinesJob extends PersonaSummary {
  personaId: string
  /** Number of claims, this one included. */
  attempts: number
  leaseUntil: Date
}

/** The jobs that saves leave behind for personas without opening lines. */
export interface OpeningLinesJobs {
  /** Claims a due job. Returns null when none is due. */
  claimDue: () => Promise<OpeningLinesJob | null>
  /** Stores the opening lines and ends the job, unless the persona was saved or the job was claimed again since. */
  complete: (job: OpeningLinesJob, lines: readonly string[]) => Promise<void>
  /** Makes the job due again after a delay. */
  retryLater: (job: OpeningLinesJob, delayMs: number) => Promise<void>
}

/** Counts one generation of opening lines. Returns false when the model is not to be asked: the persona then gets the default lines. */
export type MayGenerateLines = (owner: FreeWorker) => Promise<boolean>

/** Generates three opening lines. Rejects when the model returns no valid ones. */
export interface OpeningLinesGenerator {
  generate: (summary: PersonaSummary, signal: AbortSignal) => Promise<string[]>
}
