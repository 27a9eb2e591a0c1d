import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { id } from '../../json/inputs.ts'

export const slugCheck = route({
  method: 'get',
  path: '/api/bots/slug-check',
  summary: 'Whether a slug could be taken now',
  membersOnly: true,
  query: z.object({
    slug: z.string().max(2_000),
    id: z
      .union([id, z.literal('')])
      .default('')
      .meta({ description: 'The persona that has or wants it, unless it is new' }),
  }),
  answers: {
    200: z.object({
      available: z.boolean(),
      problem: z.string().nullable().meta({ description: 'Why it is not available, in words' }),
      suggestion: z.string().nullable().meta({ description: 'One that is free' }),
    }),
  },
  handle: async ({ query, visitor, call }, { persona, limits }) => {
    await limits.use('slugCheck', limitKey(visitor))
    const request = { slug: query.slug, personaId: query.id }
    const { available, problem, suggestion } = await persona.call(PersonaService.CheckSlug, request, call)
    return { status: 200, body: { available, problem: problem || null, suggestion: suggestion || null } }
  },
})
