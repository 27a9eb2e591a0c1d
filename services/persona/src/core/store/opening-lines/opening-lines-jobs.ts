import { claimDue, dueAtOnce, fromNow } from '@rostra/kit/stores/due-rows'
import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import { subjectOf } from '../../domain/opening-lines/opening-lines.ts'
import type { OpeningLinesJobs } from '../../domain/opening-lines/ports.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import { type JobMarker, type PersonaRow, toSummary } from '../personas/persona-model.ts'

const removeMarker = { openingLinesDue: 1, openingLinesAttempts: 1 } as const

/** Returns the update of the job marker at a save: a job is due exactly while a persona has no opening lines. */
export function jobMarkerUpdate({ openingLines }: Pick<Persona, 'openingLines'>): { $set: JobMarker; $unset?: typeof removeMarker } {
  if (openingLines.length > 0) return { $set: {}, $unset: removeMarker }
  return { $set: { openingLinesDue: dueAtOnce, openingLinesAttempts: 0 } }
}

/**
 * The jobs to generate opening lines, in MongoDB. Leases are by the database's clock. The end of a lease identifies a claim: a save or
 * another claim changes the marker, and the results of the first claim are then dropped.
 */
export function mongoOpeningLinesJobs(personas: Model<PersonaRow>, leaseMs: number): OpeningLinesJobs {
  const claimed = (personaId: string, openingLinesDue: Date) => ({ _id: objectId(personaId), openingLinesDue })
  return {
    claimDue: async () => {
      const set = { openingLinesAttempts: { $add: ['$openingLinesAttempts', 1] } }
      const row = await claimDue(personas, { field: 'openingLinesDue', claimMs: leaseMs, set })
      if (!row) return null
      const { _id, openingLinesDue: leaseUntil = dueAtOnce, openingLinesAttempts: attempts = 0 } = row
      return { personaId: _id.toHexString(), ...toSummary(row), attempts, leaseUntil }
    },
    complete: async ({ personaId, leaseUntil, ...summary }, openingLines) => {
      const $set = { openingLines: [...openingLines], openingLinesMade: true, linesMadeFor: subjectOf(summary) }
      await personas.updateOne(claimed(personaId, leaseUntil), { $set, $unset: removeMarker })
    },
    retryLater: async ({ personaId, leaseUntil }, delayMs) => {
      const update = [{ $set: { openingLinesDue: fromNow(delayMs) } }]
      await personas.updateOne(claimed(personaId, leaseUntil), update, { updatePipeline: true })
    },
  }
}
