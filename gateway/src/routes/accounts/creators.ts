import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import type { Client } from '../../callers/client.ts'
import { idList } from '../../json/fields.ts'
import type { Ports } from '../../ports.ts'
import { type RequestContext, route } from '../../routing/route.ts'

const maxIds = 100

export const creators = route({
  method: 'get',
  path: '/api/users/creators',
  summary: 'Get the usernames of creators',
  description: `Answers for accounts that own a public persona, and for the caller. Without ids: the creators of the ${maxIds} most popular personas.`,
  query: z.object({ ids: idList(maxIds).optional() }),
  responses: { 200: z.record(z.string(), z.string()).meta({ id: 'CreatorNames', description: 'Usernames by user id' }) },
  handle: async ({ query, client, call }, ports) => {
    const ids = query.ids ? await shownAmong(query.ids, { client, call }, ports) : await topCreators(call, ports)
    if (ids.length === 0) return { status: 200, body: {} }
    return { status: 200, body: (await ports.identity.call(IdentityService.GetUsernames, { ids }, call)).usernames }
  },
})

const topCreators = async (call: RequestContext['call'], { persona }: Pick<Ports, 'persona'>): Promise<string[]> =>
  (await persona.call(PersonaService.ListTopCreators, { limit: maxIds }, call)).ownerIds

/** Returns the accounts whose names the caller may see: an id alone must not tell the name of a member who publishes nothing. */
async function shownAmong(
  ids: readonly string[],
  { client: { caller }, call }: { client: Client; call: RequestContext['call'] },
  { persona }: Pick<Ports, 'persona'>,
): Promise<string[]> {
  const own = caller.kind === 'member' ? ids.filter((id) => id === caller.id) : []
  const others = ids.filter((id) => !own.includes(id))
  if (others.length === 0) return own
  const { ownerIds } = await persona.call(PersonaService.ListPublicOwners, { ownerIds: others.slice(0, maxIds) }, call)
  return [...own, ...ownerIds]
}
