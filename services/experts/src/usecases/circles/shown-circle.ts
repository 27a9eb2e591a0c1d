import { dropMissing } from '../../domain/circles/change-circle.ts'
import type { Circle, CircleEntry } from '../../domain/circles/circle.ts'
import type { PersonaCard, PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'

export interface ShownCircle {
  entries: (CircleEntry & { persona: PersonaCard })[]
  /** Names of personas that have left the circle. */
  left: readonly string[]
}

/** Returns a circle with its personas. Those that the member can no longer see leave it. */
export async function showCircle(
  { circles, personas }: Pick<Ports, 'circles' | 'personas'>,
  circle: Circle,
  reader: PersonaReader,
): Promise<ShownCircle> {
  const cards = await personas.visible(
    circle.entries.map(({ personaId }) => personaId),
    reader,
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const missing = circle.entries.filter(({ personaId }) => !cardOf.has(personaId))
  const kept =
    missing.length === 0 ? circle : await circles.change(circle.memberId, dropMissing(new Set(missing.map(({ personaId }) => personaId))))
  return {
    left: kept.left,
    entries: kept.entries.flatMap((entry) => {
      const persona = cardOf.get(entry.personaId)
      return persona ? [{ ...entry, persona }] : []
    }),
  }
}
