import { operator, readOperatedListQuery } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { toWireOperated } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'

export const searchPersonasRpc = unary(PersonaService.SearchPersonas, async (request, caller, { suspensions }: Ports) => {
  operator(caller)
  const { personas, total } = await suspensions.search(readOperatedListQuery(request))
  return { personas: personas.map(toWireOperated), total }
})
