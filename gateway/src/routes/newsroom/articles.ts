import { NewsroomService } from '@rostra/proto/newsroom'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { count, id, limit } from '../../json/fields.ts'
import { articleSchema, authorSchema, toArticle, wireAuthors } from '../../json/newsroom/article.ts'
import { route } from '../../routing/route.ts'

const articles = z.array(articleSchema)

export const listArticles = route({
  method: 'get',
  path: '/api/articles',
  summary: 'List the published stories, newest first',
  description: 'With `entry` only those that have this entry of the zeitgeist as a source.',
  anonymous: true,
  shared: true,
  query: z.object({ limit: limit(20, 100), entry: id.optional() }),
  responses: { 200: articles },
  handle: async ({ query: { entry = '', ...query }, call }, { newsroom }) => ({
    status: 200,
    body: (await newsroom.call(NewsroomService.ListArticles, { ...query, entryId: entry }, call)).articles.map(toArticle),
  }),
})

/** An optional filter; an empty text means no filter. */
const filter = <Schema extends z.ZodType>(schema: Schema) => z.literal('').or(schema).optional()
const day = z.iso.date('This date does not exist')

export const searchArticles = route({
  method: 'get',
  path: '/api/articles/archive',
  summary: 'Search the archive by page',
  description: 'All published stories, today’s included, newest first. `dateFrom` and `dateTo` are whole days in UTC, both included.',
  anonymous: true,
  shared: true,
  query: z
    .object({
      search: z.string().max(200).default(''),
      author: filter(authorSchema),
      dateFrom: filter(day),
      dateTo: filter(day),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: limit(18, 100),
    })
    .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
      path: ['dateTo'],
      message: 'The last day is before the first',
    }),
  responses: {
    200: z.object({ articles, total: count.meta({ description: 'The number of matches, on every page' }) }).meta({ id: 'Archive' }),
  },
  handle: async ({ query: { author, dateFrom = '', dateTo = '', ...query }, call }, { newsroom }) => {
    const request = { ...query, dateFrom, dateTo, ...(author ? { author: wireAuthors[author] } : {}) }
    const { articles: found, total } = await newsroom.call(NewsroomService.SearchArticles, request, call)
    return { status: 200, body: { articles: found.map(toArticle), total } }
  },
})

export const getArticle = route({
  method: 'get',
  path: '/api/articles/{slug}',
  summary: 'Get a story by its slug',
  anonymous: true,
  shared: true,
  params: z.object({ slug: z.string().min(1).max(200) }),
  responses: { 200: articleSchema },
  refusals: { 404: 'ARTICLE_NOT_FOUND' },
  handle: async ({ params, call }, { newsroom }) => ({
    status: 200,
    body: toArticle(await newsroom.call(NewsroomService.GetArticle, params, call)),
  }),
})

export const deleteArticle = route({
  method: 'delete',
  path: '/api/articles/{slug}',
  summary: 'Delete a story',
  description: 'For admins. `slug` is the story’s id here. The author of one of the current day (UTC) may write another for it.',
  membersOnly: true,
  changesShared: true,
  params: z.object({ slug: id }),
  responses: { 204: z.undefined() },
  refusals: { 403: 'PRESS_NOT_ALLOWED, CROSS_SITE', 404: 'ARTICLE_NOT_FOUND', 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { newsroom, limits }) => {
    await limits.use('operate', limitKey(client))
    await newsroom.call(NewsroomService.DeleteArticle, { id: params.slug }, call)
    return { status: 204, body: undefined }
  },
})
