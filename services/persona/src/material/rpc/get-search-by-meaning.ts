import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { tryMeaning } from '../usecases/try-meaning.ts'

const wireStates = { off: 'SEARCH_BY_MEANING_OFF', away: 'SEARCH_BY_MEANING_AWAY', ready: 'SEARCH_BY_MEANING_READY' } as const

export const getSearchByMeaningRpc = unary(PersonaService.GetSearchByMeaning, async (_request, caller, { embed }: Ports, { signal }) => {
  operator(caller)
  return { state: wireStates[await tryMeaning(embed, signal)] }
})
