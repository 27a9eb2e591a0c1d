import { objectId } from '@rostra/kit/mongo'
import type { Model } from 'mongoose'
import type { Persona } from '../domain/persona.ts'
import type { OpeningLines } from '../domain/writing-ports.ts'
import type { LinesMarker, PersonaRow } from './persona-model.ts'

const always = new Date(0)

/** The marker that a save leaves: there while there are no opening lines, so that somebody makes them. */
export function linesMarker({ openingLines }: Pick<Persona, 'openingLines'>): { $set: LinesMarker; $unset?: Record<keyof LinesMarker, 1> } {
  if (openingLines.length > 0) return { $set: {}, $unset: { openingLinesDue: 1, openingLinesTries: 1 } }
  return { $set: { openingLinesDue: always, openingLinesTries: 0 } }
}

/**
 * Opening lines that are to be made, in MongoDB. A lease is by the database's clock; its end tells one taking from the next, and from the
 * marker of a save that came between.
 */
export function mongoOpeningLines(personas: Model<PersonaRow>, leaseMs: number): OpeningLines {
  const after = (ms: number) => ({ $add: ['$$NOW', ms] })
  const held = (personaId: string, openingLinesDue: Date) => ({ _id: objectId(personaId), openingLinesDue })
  return {
    takeDue: async () => {
      const row = await personas
        .findOneAndUpdate(
          { openingLinesDue: { $gte: always }, $expr: { $lte: ['$openingLinesDue', '$$NOW'] } },
          [{ $set: { openingLinesDue: after(leaseMs), openingLinesTries: { $add: ['$openingLinesTries', 1] } } }],
          { sort: { openingLinesDue: 1 }, returnDocument: 'after', updatePipeline: true },
        )
        .lean<PersonaRow | null>()
      if (!row) return null
      const { _id, name, description, category, openingLinesDue: leaseUntil = always, openingLinesTries: tries = 0 } = row
      return { personaId: _id.toHexString(), name, description, category, tries, leaseUntil }
    },
    put: async ({ personaId, leaseUntil }, openingLines) => {
      const $unset = { openingLinesDue: 1, openingLinesTries: 1 } as const
      await personas.updateOne(held(personaId, leaseUntil), { $set: { openingLines: [...openingLines], openingLinesMade: true }, $unset })
    },
    giveBack: async ({ personaId, leaseUntil }, waitMs) => {
      await personas.updateOne(held(personaId, leaseUntil), [{ $set: { openingLinesDue: after(waitMs) } }], { updatePipeline: true })
    },
  }
}
