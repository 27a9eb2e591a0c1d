import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { readIds } from '../../domain/personas/id-list.ts'
import { isVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireCard } from '../wire.ts'

const maxIds = 100

export const listPersonasByIdsRpc = unary(PersonaService.ListPersonasByIds, async ({ ids }, caller, { personas }: Ports) => {
  const found = await personas.cardsByIds(readIds(ids, maxIds))
  return { personas: found.filter((persona) => isVisible(caller, persona)).map(toWireCard) }
})
