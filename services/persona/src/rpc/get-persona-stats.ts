import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { visibleTo } from '../domain/visibility.ts'

export const getPersonaStatsRpc = unary(PersonaService.GetPersonaStats, async ({ id }, caller, { personas }: Ports) => {
  const { conversationCount, peopleCount, upvotes, downvotes } = visibleTo(caller, await personas.byId(id))
  return { conversations: conversationCount, people: peopleCount, votes: upvotes + downvotes }
})
