import type { CallOptions } from '@rostra/kit/rpc/client'
import { ExpertsService } from '@rostra/proto/experts'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import { route } from '../../routing/route.ts'
import { modelSchema } from './model-ids.ts'
import { secondsOf } from './times.ts'

const persona = z
  .object({
    id: modelSchema,
    object: z.literal('model'),
    created: z.int().meta({ description: 'Seconds since 1970' }),
    owned_by: z.string().meta({ description: 'The id of the persona’s owner; `rostra` for one without' }),
    name: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Model' })

/** The most models of a list. */
const maxModels = 200

const toModel = ({ slug, name, description, ownerId, createdAt }: Persona__Output): z.infer<typeof persona> => ({
  id: slug,
  object: 'model',
  created: secondsOf(createdAt),
  owned_by: ownerId || 'rostra',
  name,
  description,
})

export const listModels = route({
  method: 'get',
  path: '/v1/models',
  summary: 'List the personas that a member works with, as models',
  description: 'The own ones, the circle of experts, the saved ones and those of today, at most 200. Any public persona can be asked.',
  bearer: 'any',
  responses: { 200: z.object({ object: z.literal('list'), data: z.array(persona) }).meta({ id: 'ModelList' }) },
  handle: async ({ call }, ports) => ({
    status: 200,
    body: { object: 'list' as const, data: (await personasOf(ports, call)).slice(0, maxModels).map(toModel) },
  }),
})

export const getModel = route({
  method: 'get',
  path: '/v1/models/{slug}',
  summary: 'Get a persona as a model',
  bearer: 'any',
  params: z.object({ slug: modelSchema }),
  responses: { 200: persona },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, ports) => ({
    status: 200,
    body: toModel(await ports.persona.call(PersonaService.GetPersona, { slug: params.slug }, call)),
  }),
})

/** Returns the personas of a member, each once. */
async function personasOf({ persona: service, experts }: Ports, call: CallOptions): Promise<Persona__Output[]> {
  const [own, circle, saved, featured] = await Promise.all([
    service.call(PersonaService.ListOwnPersonas, {}, call),
    experts.call(ExpertsService.GetCircle, {}, call),
    service.call(PersonaService.ListBookmarks, {}, call),
    service.call(PersonaService.ListFeaturedPersonas, {}, call),
  ])
  const all = [
    ...own.personas,
    ...circle.entries.flatMap(({ persona: expert }) => expert ?? []),
    ...saved.bookmarks.flatMap(({ persona: bookmarked }) => bookmarked ?? []),
    ...featured.personas,
  ]
  return [...new Map(all.map((each) => [each.slug, each])).values()]
}
