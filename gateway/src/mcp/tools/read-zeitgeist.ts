import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { z } from 'zod'
import { writtenByAi } from '../../json/newsroom/written-by-ai.ts'
import { toEntry, wireTypes } from '../../json/zeitgeist/entry.ts'
import { defineTool } from '../define-tool.ts'
import { pageUrl, publicCall } from '../mcp-context.ts'

const types = z.enum(['theme', 'excerpt', 'trend'])

/** The label of an entry with sample messages, as its page has it. */
const compositeLabel = ', composite of several conversations'

const entry = z.object({
  id: z.string(),
  type: types,
  title: z.string(),
  content: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  people: z
    .array(z.object({ from: z.string(), to: z.string(), people: z.int() }))
    .describe('How many people talked about it, by days, oldest first; empty when that would point to too few'),
  model: z.string().describe('The AI model that wrote it; show it with the entry'),
  composite: z.boolean().describe('It is about a composite of several conversations, which no person wrote; say so with the entry'),
  url: z.string(),
})

export const readZeitgeist = defineTool({
  name: 'read_zeitgeist',
  scope: 'read',
  title: 'Read the zeitgeist',
  description: 'Lists what many people talk about with public personas, newest first. Entries point to no person. Free.',
  input: z.object({
    type: types.optional().describe('Without it entries of all types'),
    limit: z.int().min(1).max(50).default(10),
  }),
  output: z.object({ entries: z.array(entry) }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ type, limit }, context, { mcpReq }) => {
    const request = { limit, ...(type ? { type: wireTypes[type] } : {}) }
    const options = { ...publicCall(context), signal: mcpReq.signal }
    const found = await context.ports.zeitgeist.call(ZeitgeistService.ListEntries, request, options)
    const entries = found.entries.map((message) => {
      const { id, type, title, content, createdAt, expiresAt, trend, model, sampleMessages } = toEntry(message, false)
      const url = pageUrl(context, `/zeitgeist/${id}`)
      return { id, type, title, content, createdAt, expiresAt, people: trend, model, composite: sampleMessages.length > 0, url }
    })
    if (entries.length === 0) return { text: 'There are no entries at present.', data: { entries } }
    const lines = entries.map(({ title, content, type, composite }) => `- ${title} (${type}${composite ? compositeLabel : ''}): ${content}`)
    return { text: [...lines, '', writtenByAi(entries.map(({ model }) => model))].join('\n'), data: { entries } }
  },
})
