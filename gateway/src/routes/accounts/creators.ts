import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { idList } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const maxIds = 100

export const creators = route({
  method: 'get',
  path: '/api/users/creators',
  summary: 'Get the usernames of user ids',
  description: `Without ids: the creators of the ${maxIds} most popular personas.`,
  query: z.object({ ids: idList(maxIds).optional() }),
  responses: { 200: z.record(z.string(), z.string()).meta({ id: 'CreatorNames', description: 'Usernames by user id' }) },
  handle: async ({ query, call }, { identity, persona }) => {
    const ids = query.ids ?? (await persona.call(PersonaService.ListTopCreators, { limit: maxIds }, call)).ownerIds
    if (ids.length === 0) return { status: 200, body: {} }
    return { status: 200, body: (await identity.call(IdentityService.GetUsernames, { ids: ids.slice(0, maxIds) }, call)).usernames }
  },
})
