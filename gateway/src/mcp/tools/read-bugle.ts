import { NewsroomService } from '@rostra/proto/newsroom'
import { z } from 'zod'
import { authorNames, toArticle, wireAuthors } from '../../json/newsroom/article.ts'
import { defineTool } from '../define-tool.ts'
import { pageUrl, publicCall } from '../mcp-context.ts'

const day = z.iso.date('This date does not exist')

const listed = z.object({
  slug: z.string().describe('For `story`'),
  title: z.string(),
  author: z.string(),
  publishedAt: z.string(),
  takeaways: z.array(z.string()),
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
      const found = toArticle(await newsroom.call(NewsroomService.GetArticle, { slug: story }, options))
      const { slug, title, author, publishedAt, listSection: takeaways, content } = found
      const data = { slug, title, author, publishedAt, takeaways, content, url: pageUrl(context, `/singularity-bugle/${slug}`) }
      return { text: storyText(data), data: { stories: [data], total: 1 } }
    }
    const request = { ...query, dateFrom, dateTo, ...(author ? { author: wireAuthors[author] } : {}) }
    const { articles, total } = await newsroom.call(NewsroomService.SearchArticles, request, options)
    const stories = articles.map(toArticle).map(({ slug, title, author, publishedAt, listSection: takeaways }) => {
      return { slug, title, author, publishedAt, takeaways, url: pageUrl(context, `/singularity-bugle/${slug}`) }
    })
    const lines = stories.map(({ slug, title, author, publishedAt }) => `- ${slug}: ${title} (${author}, ${publishedAt.slice(0, 10)})`)
    return { text: [`${total} stories found, page ${query.page}:`, ...lines].join('\n'), data: { stories, total } }
  },
})

interface Story {
  title: string
  author: string
  publishedAt: string
  content: string
  url: string
}

const storyText = ({ title, author, publishedAt, content, url }: Story) =>
  `# ${title}\n${author}, ${publishedAt.slice(0, 10)}\n\n${content}\n\n${url}`
