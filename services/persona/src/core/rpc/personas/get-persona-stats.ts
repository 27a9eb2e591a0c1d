import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'

export const getPersonaStatsRpc = unary(PersonaService.GetPersonaStats, async ({ id }, caller, { personas }: Ports) => {
  const { conversationCount, peopleCount, upvotes, downvotes } = requireVisible(caller, await personas.byId(id))
  return { conversations: conversationCount, people: peopleCount, votes: upvotes + downvotes }
})
