import { dropMissing } from '../../domain/circles/change-circle.ts'
import type { Circle, CircleEntry } from '../../domain/circles/circle.ts'
import type { PersonaCard, PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { visiblePersonas } from './visible-personas.ts'

export interface ShownCircle {
  entries: (CircleEntry & { persona: PersonaCard })[]
  /** Names of personas that were removed from the circle. */
  left: readonly string[]
}

/** Returns a circle with its personas. Removes those that the member can no longer see. */
export async function showCircle(ports: Pick<Ports, 'circles' | 'personas'>, circle: Circle, reader: PersonaReader): Promise<ShownCircle> {
  const { cardOf, missingIds } = await visiblePersonas(ports, circle, reader)
  const kept = missingIds.size === 0 ? circle : await ports.circles.change(circle.memberId, dropMissing(missingIds))
  return withPersonas(kept, cardOf)
}

/** Returns a circle with its personas, without storing a change. */
export async function readCircle(
  ports: Pick<Ports, 'circles' | 'personas'>,
  memberId: string,
  reader: PersonaReader,
): Promise<ShownCircle> {
  const circle = await ports.circles.of(memberId)
  const { cardOf, missingIds } = await visiblePersonas(ports, circle, reader)
  return withPersonas({ ...circle, ...dropMissing(missingIds)(circle) }, cardOf)
}

const withPersonas = ({ entries, left }: Circle, cardOf: ReadonlyMap<string, PersonaCard>): ShownCircle => ({
  left,
  entries: entries.flatMap((entry) => {
    const persona = cardOf.get(entry.personaId)
    return persona ? [{ ...entry, persona }] : []
  }),
})
