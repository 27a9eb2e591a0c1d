import { NewsroomService } from '@rostra/proto/newsroom'
import { z } from 'zod'
import { type Article, authorNames, toArticle, wireAuthors } from '../../json/newsroom/article.ts'
import { writtenByAi } from '../../json/newsroom/written-by-ai.ts'
import { defineTool } from '../define-tool.ts'
import { found } from '../found.ts'
import { type McpContext, pageUrl, publicCall } from '../mcp-context.ts'
import { storyText } from '../story-text.ts'

const day = z.iso.date('This date does not exist')

const listed = z.object({
  slug: z.string().describe('For `story`'),
  title: z.string(),
  author: z.string(),
  publishedAt: z.string(),
  takeaways: z.array(z.string()),
  model: z.string().describe('The AI model that wrote it; show it with the story'),
  url: z.string(),
  content: z.string().optional().describe('The whole text as Markdown, only with `story`'),
})

export const readBugle = defineTool({
  name: 'read_bugle',
  scope: 'read',
  title: 'Read the Singularity Bugle',
  description:
    'Lists stories of the newspaper, newest first, or returns one with its whole text. AI desks write them about what people talk about. ' +
    'Free.',
  input: z.object({
    story: z.string().min(1).max(200).optional().describe('The slug of a story, to read it whole. The other fields are ignored'),
    search: z.string().max(200).default('').describe('Words to find; empty for all stories'),
    author: z.enum(authorNames).optional(),
    dateFrom: day.optional().describe('The first day, in UTC'),
    dateTo: day.optional().describe('The last day, included'),
    page: z.int().min(1).max(10_000).default(1),
    limit: z.int().min(1).max(50).default(10),
  }),
  output: z.object({ stories: z.array(listed), total: z.int().describe('The number of matches, on every page') }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ story, author, dateFrom = '', dateTo = '', ...query }, context, { mcpReq }) => {
    const options = { ...publicCall(context), signal: mcpReq.signal }
    const { newsroom } = context.ports
    if (story !== undefined) {
      const whole = toArticle(await newsroom.call(NewsroomService.GetArticle, { slug: story }, options))
      const data = { ...summaryOf(whole, context), content: whole.content }
      return { text: storyText(data), data: { stories: [data], total: 1 } }
    }
    const request = { ...query, dateFrom, dateTo, ...(author ? { author: wireAuthors[author] } : {}) }
    const { articles, total } = await newsroom.call(NewsroomService.SearchArticles, request, options)
    const stories = articles.map((article) => summaryOf(toArticle(article), context))
    const lines = stories.map(({ slug, title, author, publishedAt }) => `- ${slug}: ${title} (${author}, ${publishedAt.slice(0, 10)})`)
    const label = stories.length === 0 ? [] : ['', writtenByAi(stories.map(({ model }) => model))]
    return { text: [found(total, ['story', 'stories'], query.page), ...lines, ...label].join('\n'), data: { stories, total } }
  },
})

function summaryOf({ slug, title, author, publishedAt, listSection: takeaways, modelId: model }: Article, context: McpContext) {
  return { slug, title, author, publishedAt, takeaways, model, url: pageUrl(context, `/singularity-bugle/${slug}`) }
}
