import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { id } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const slugCheck = route({
  method: 'get',
  path: '/api/bots/slug-check',
  summary: 'Check whether a slug is available',
  membersOnly: true,
  query: z.object({
    slug: z.string().max(2_000),
    name: z.string().max(2_000).optional().meta({ description: 'The name to derive a suggestion from when the slug is empty' }),
    id: z
      .union([id, z.literal('')])
      .default('')
      .meta({ description: 'The persona to save, unless it is new' }),
  }),
  responses: {
    200: z
      .object({
        available: z.boolean(),
        problem: z.string().nullable().meta({ description: 'Why the slug is not available, for people' }),
        suggestion: z.string().nullable().meta({ description: 'A slug that is free' }),
      })
      .meta({ id: 'SlugCheck' }),
  },
  refusals: { 404: 'BOT_NOT_FOUND: no own persona has that id' },
  handle: async ({ query, client, call }, { persona, limits }) => {
    await limits.use('slugCheck', limitKey(client))
    const request = { slug: query.slug, personaId: query.id, ...(query.name !== undefined && { name: query.name }) }
    const { available, problem, suggestion } = await persona.call(PersonaService.CheckSlug, request, call)
    return { status: 200, body: { available, problem: problem || null, suggestion: suggestion || null } }
  },
})
