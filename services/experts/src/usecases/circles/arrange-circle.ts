import { DomainError } from '@rostra/kit/errors'
import { afterDropping, arrange } from '../../domain/circles/change-circle.ts'
import { maxExperts } from '../../domain/circles/circle.ts'
import type { PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { type ShownCircle, showCircle } from './shown-circle.ts'
import { visiblePersonas } from './visible-personas.ts'

export interface ArrangeCircle extends PersonaReader {
  memberId: string
  personaIds: readonly string[]
}

/**
 * Orders a circle and adds new personas while there is room. Removes personas that the member can no longer see first. Throws VALIDATION
 * for more than five ids and for personas that the member cannot see.
 */
export async function arrangeCircle(
  ports: Pick<Ports, 'circles' | 'personas'>,
  { memberId, personaIds, ...reader }: ArrangeCircle,
): Promise<ShownCircle> {
  const ids = [...new Set(personaIds)]
  if (ids.length > maxExperts) throw invalid(`A circle has at most ${maxExperts} experts`)
  const { cardOf, missingIds } = await visiblePersonas(ports, await ports.circles.of(memberId), reader, ids)
  const named = ids.map((personaId) => {
    const card = cardOf.get(personaId)
    if (!card) throw invalid('Some of these personas do not exist')
    return { personaId, name: card.name }
  })
  const circle = await ports.circles.change(memberId, afterDropping(missingIds, arrange(named, new Date())))
  return showCircle(ports, circle, reader)
}

const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { botIds: message } })
