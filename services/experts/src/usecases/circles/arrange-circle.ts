import { DomainError } from '@rostra/kit/errors'
import { arrange } from '../../domain/circles/change-circle.ts'
import { maxExperts } from '../../domain/circles/circle.ts'
import type { PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { type ShownCircle, showCircle } from './shown-circle.ts'

export interface ArrangeCircle extends PersonaReader {
  memberId: string
  personaIds: readonly string[]
}

/** Orders a circle and adds what is new while there is room. Throws VALIDATION for too many ids and for personas that the member cannot see. */
export async function arrangeCircle(
  { circles, personas }: Pick<Ports, 'circles' | 'personas'>,
  { memberId, personaIds, ...reader }: ArrangeCircle,
): Promise<ShownCircle> {
  const ids = [...new Set(personaIds)]
  if (ids.length > maxExperts) throw invalid(`A circle has at most ${maxExperts} experts`)
  const cards = await personas.visible(ids, reader)
  if (cards.length < ids.length) throw invalid('Some of these personas do not exist')
  const circle = await circles.change(
    memberId,
    arrange(
      cards.map(({ id, name }) => ({ personaId: id, name })),
      new Date(),
    ),
  )
  return showCircle({ circles, personas }, circle, reader)
}

const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { botIds: message } })
