import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { botSchema, categories, toBot } from '../../json/bot.ts'
import { botJson } from '../../json/bot-json.ts'
import { idList, limit, page } from '../../json/fields.ts'
import { EncodedJson } from '../../routing/encoded-json.ts'
import { route } from '../../routing/route.ts'

const bots = z.array(botSchema)

export const ownPersonas = route({
  method: 'get',
  path: '/api/bots',
  summary: 'List the member’s personas, newest first',
  membersOnly: true,
  responses: { 200: bots },
  handle: async ({ call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListOwnPersonas, {}, call)).personas.map(toBot),
  }),
})

export const featuredPersonas = route({
  method: 'get',
  path: '/api/bots/featured',
  summary: 'List today’s featured personas, in order',
  anonymous: true,
  shared: true,
  responses: { 200: bots },
  handle: async ({ call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListFeaturedPersonas, {}, call)).personas.map(toBot),
  }),
})

const maxIds = 100

export const personasByIds = route({
  method: 'get',
  path: '/api/bots/by-ids',
  summary: 'Get the personas of ids that the caller may see',
  description: 'In the order of the ids. Those that are gone, or that the caller may not see, are left out.',
  query: z.object({ ids: idList(maxIds) }),
  responses: { 200: bots },
  handle: async ({ query: { ids }, call }, { persona }) => ({
    status: 200,
    body: ids.length === 0 ? [] : (await persona.call(PersonaService.ListPersonasByIds, { ids }, call)).personas.map(toBot),
  }),
})

const sorts = { popular: 'SORT_POPULAR', newest: 'SORT_NEWEST', rating: 'SORT_RATING' } as const

const publicList = (path: string) =>
  route({
    method: 'get',
    path,
    summary: 'List public personas by page',
    anonymous: true,
    shared: true,
    query: z.object({
      search: z.string().max(200).default(''),
      category: z
        .string()
        .max(100)
        .default('')
        .meta({ description: 'Empty for all', override: { enum: ['', ...categories] } }),
      sort: z.enum(['popular', 'newest', 'rating']).default('popular'),
      page,
      limit: limit(24, 100),
    }),
    responses: { 200: bots },
    headers: { 'X-Total-Count': 'The number of matches, on every page' },
    refusals: { 503: 'OVERLOADED' },
    handle: async ({ query, call }, { persona }) => {
      const request = { ...query, sort: sorts[query.sort] }
      const { personas, total } = await persona.call(PersonaService.ListPublicPersonas, request, call)
      return { status: 200, body: new EncodedJson(personas.map(botJson)), headers: { 'X-Total-Count': String(total) } }
    },
  })

export const publicPersonas = publicList('/api/bots/public')

/** An alias: every Bot has its vote count. */
export const publicPersonasWithVotes = publicList('/api/bots/public/with-votes')
