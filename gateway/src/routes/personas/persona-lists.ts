import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { EncodedJson } from '../../http/encoded-json.ts'
import { route } from '../../http/route.ts'
import { botSchema, toBot } from '../../json/bot.ts'
import { botJson } from '../../json/bot-json.ts'
import { limit, page } from '../../json/inputs.ts'

const bots = z.array(botSchema)

export const ownPersonas = route({
  method: 'get',
  path: '/api/bots',
  summary: 'One’s own personas, newest first',
  membersOnly: true,
  answers: { 200: bots },
  handle: async ({ call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListOwnPersonas, {}, call)).personas.map(toBot),
  }),
})

export const featuredPersonas = route({
  method: 'get',
  path: '/api/bots/featured',
  summary: 'Today’s featured personas, in order',
  open: true,
  shared: true,
  answers: { 200: bots },
  handle: async ({ call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListFeaturedPersonas, {}, call)).personas.map(toBot),
  }),
})

const sorts = { popular: 'SORT_POPULAR', newest: 'SORT_NEWEST', rating: 'SORT_RATING' } as const

const publicList = (path: string) =>
  route({
    method: 'get',
    path,
    summary: 'Public personas, a page at a time',
    open: true,
    shared: true,
    query: z.object({
      search: z.string().max(200).default(''),
      category: z.string().max(100).default(''),
      sort: z.enum(['popular', 'newest', 'rating']).default('popular'),
      page,
      limit: limit(24, 100),
    }),
    answers: { 200: bots },
    headers: { 'X-Total-Count': 'How many match, on every page' },
    refusals: { 503: 'OVERLOADED' },
    handle: async ({ query, call }, { persona }) => {
      const request = { ...query, sort: sorts[query.sort] }
      const { personas, total } = await persona.call(PersonaService.ListPublicPersonas, request, call)
      return { status: 200, body: new EncodedJson(personas.map(botJson)), headers: { 'X-Total-Count': String(total) } }
    },
  })

export const publicPersonas = publicList('/api/bots/public')

/** The same list: every Bot carries its votes. */
export const publicPersonasWithVotes = publicList('/api/bots/public/with-votes')
