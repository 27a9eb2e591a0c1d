import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { categories, categorySchema } from '../../json/bot.ts'
import { count } from '../../json/fields.ts'
import { knownValue } from '../../json/wire-value.ts'
import { route } from '../../routing/route.ts'

export const categoryCounts = route({
  method: 'get',
  path: '/api/bots/public/categories',
  summary: 'Count the public personas in each category',
  description: 'Counts those that match `search`, as the list of public personas does. Categories without any are left out.',
  anonymous: true,
  shared: true,
  query: z.object({ search: z.string().max(200).default('') }),
  responses: {
    200: z.array(z.object({ category: categorySchema, count }).meta({ id: 'CategoryCount' })),
  },
  refusals: { 503: 'OVERLOADED' },
  handle: async ({ query, call }, { persona }) => {
    const { counts } = await persona.call(PersonaService.CountPublicPersonas, query, call)
    return { status: 200, body: counts.map((each) => ({ ...each, category: knownValue(categories, each.category) })) }
  },
})
