import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { categories } from '../../json/bot.ts'
import { defineTool } from '../define-tool.ts'
import { found } from '../found.ts'
import { pageUrl, publicCall } from '../mcp-context.ts'
import { ownModelNotice } from '../own-model-notice.ts'

const sorts = { popular: 'SORT_POPULAR', newest: 'SORT_NEWEST', rating: 'SORT_RATING' } as const
const maxPage = 100_000

const persona = z.object({
  id: z.string(),
  slug: z.string().describe('Its name in addresses, for ask_persona'),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  votes: z.int().describe('Upvotes minus downvotes'),
  conversations: z.int(),
  ownModel: z.boolean().describe('A model that its creator runs answers: the creator’s server gets the questions'),
  url: z.string(),
})

export const searchPersonas = defineTool({
  name: 'search_personas',
  scope: 'read',
  title: 'Search personas',
  description:
    'Finds public AI personas by words of their name, description and category. Use it to find the slug of a persona for ask_persona. ' +
    'Free.',
  input: z.object({
    query: z.string().max(200).default('').describe('Words to find; empty for all personas'),
    category: z.enum(categories).optional(),
    sort: z.enum(['popular', 'newest', 'rating']).default('popular'),
    page: z.int().min(1).max(maxPage).default(1),
    limit: z.int().min(1).max(50).default(10),
  }),
  output: z.object({
    personas: z.array(persona),
    page: z.int(),
    total: z.int().describe('The number of matches, on every page'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ query, category = '', sort, page, limit }, context, { mcpReq }) => {
    const request = { search: query, category, sort: sorts[sort], page, limit }
    const options = { ...publicCall(context), signal: mcpReq.signal }
    const list = await context.ports.persona.call(PersonaService.ListPublicPersonas, request, options)
    const personas = list.personas.map((bytes) => {
      const { id, slug, name, description, category, voteCount, conversationCount, hasOwnModel } = PersonaMessage.deserialize(bytes)
      const url = pageUrl(context, `/persona/${slug}`)
      return { id, slug, name, description, category, votes: voteCount, conversations: conversationCount, ownModel: hasOwnModel, url }
    })
    const lines = personas.map(({ slug, name, description, category, ownModel }) =>
      [`- ${slug}: ${name} (${category}). ${description}`, ownModel ? ownModelNotice : ''].filter(Boolean).join(' '),
    )
    const { total } = list
    return { text: [found(total, ['persona', 'personas'], page), ...lines].join('\n'), data: { personas, page, total } }
  },
})
