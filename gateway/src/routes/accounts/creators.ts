import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { id } from '../../json/inputs.ts'

const most = 100

const idList = z
  .string()
  .transform((list) => [...new Set(list.split(',').filter(Boolean))])
  .pipe(z.array(id).max(most, `At most ${most} ids`))
  .meta({
    override: { type: 'string', items: undefined, maxItems: undefined },
    description: `At most ${most} user ids, with commas between`,
  })

export const creators = route({
  method: 'get',
  path: '/api/users/creators',
  summary: 'The usernames behind user ids',
  description: `Without ids: the creators of the ${most} most popular personas.`,
  query: z.object({ ids: idList.optional() }),
  answers: { 200: z.record(z.string(), z.string()).meta({ description: 'Usernames by user id' }) },
  handle: async ({ query, call }, { identity, persona }) => {
    const ids = query.ids ?? (await persona.call(PersonaService.ListTopCreators, { limit: most }, call)).ownerIds
    if (ids.length === 0) return { status: 200, body: {} }
    return { status: 200, body: (await identity.call(IdentityService.GetUsernames, { ids: ids.slice(0, most) }, call)).usernames }
  },
})
