import type { Caller } from '@rostra/platform/caller'
import { operator } from '@rostra/platform/operators'
import type { OperatedPersona } from '../../domain/operators/ports.ts'
import type { PersonaCard } from '../../domain/personas/persona.ts'
import type { Ports } from '../../domain/ports.ts'
import { listFeatured } from './list-featured.ts'

export interface Featured {
  /** Today's, in order. */
  today: PersonaCard[]
  pinned: OperatedPersona[]
  excluded: OperatedPersona[]
}

/** Returns the landing page of today and what operators decided about it. Throws OPERATORS_ONLY. */
export async function getFeatured(ports: Pick<Ports, 'featuredTurns' | 'featuringChoices' | 'now'>, caller: Caller): Promise<Featured> {
  operator(caller)
  const { featuringChoices } = ports
  const [today, pinned, excluded] = await Promise.all([listFeatured(ports), featuringChoices.pinned(), featuringChoices.excluded()])
  return { today, pinned, excluded }
}
