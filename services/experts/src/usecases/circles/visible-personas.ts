import type { Circle } from '../../domain/circles/circle.ts'
import type { PersonaCard, PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'

export interface VisiblePersonas {
  cardOf: ReadonlyMap<string, PersonaCard>
  /** The personas of the circle that the member can no longer see. */
  missingIds: ReadonlySet<string>
}

/** Reads the personas of a circle and of further ids in one call. */
export async function visiblePersonas(
  { personas }: Pick<Ports, 'personas'>,
  { entries }: Circle,
  { token, signal }: PersonaReader,
  otherIds: readonly string[] = [],
): Promise<VisiblePersonas> {
  const ids = entries.map(({ personaId }) => personaId)
  const cards = await personas.visible([...new Set([...otherIds, ...ids])], { token, signal })
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return { cardOf, missingIds: new Set(ids.filter((id) => !cardOf.has(id))) }
}
