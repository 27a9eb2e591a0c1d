import { NewsroomService } from '@rostra/proto/newsroom'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { articleSchema, authorName, authorNames, authorSchema, toArticle, wireAuthors } from '../../json/newsroom/article.ts'
import { route } from '../../routing/route.ts'

/** The time limit of the call: longer than an edition may take. */
const editionDeadlineMs = 170_000

export const generateDaily = route({
  method: 'post',
  path: '/api/articles/generate-daily',
  summary: 'Write today’s edition',
  description:
    'For admins. One at a time. Each author of `authorTopics` writes one story of today (UTC); without any, all four do. Replaces nothing: an author who has today’s story is skipped. Answers when the stories are published, which takes up to two minutes; leaving does not stop it.',
  membersOnly: true,
  startsWork: true,
  changesShared: true,
  body: z
    .object({
      authorTopics: z
        .partialRecord(authorSchema, z.string().max(200))
        .default({})
        .meta({ description: 'The topic of each author; an empty topic means none' }),
    })
    .meta({ id: 'GenerateDailyRequest' }),
  responses: {
    200: z
      .object({
        articles: z.array(articleSchema),
        skipped: z.array(z.object({ author: authorSchema, reason: z.string() }).meta({ id: 'SkippedAuthor' })),
        notes: z.array(
          z
            .object({ author: authorSchema, text: z.string().meta({ description: 'Such as that the topic was left out' }) })
            .meta({ id: 'EditionNote', description: 'What there is to know about the published story of an author' }),
        ),
      })
      .meta({ id: 'Edition' }),
  },
  refusals: {
    403: 'PRESS_NOT_ALLOWED, CROSS_SITE',
    409: 'EDITION_RUNNING',
    429: 'RATE_LIMITED',
    503: 'EDITION_FAILED, SHUTTING_DOWN',
  },
  handle: async ({ body: { authorTopics }, client, call }, { newsroom, limits }) => {
    await limits.use('generateDaily', limitKey(client))
    const assignments = authorNames
      .filter((name) => authorTopics[name] !== undefined)
      .map((name) => ({ author: wireAuthors[name], topic: authorTopics[name] ?? '' }))
    const { articles, skipped, notes } = await newsroom.call(
      NewsroomService.GenerateDaily,
      { assignments },
      { ...call, deadlineMs: editionDeadlineMs },
    )
    const body = {
      articles: articles.map(toArticle),
      skipped: skipped.map(({ author, reason }) => ({ author: authorName(author), reason })),
      notes: notes.map(({ author, text }) => ({ author: authorName(author), text })),
    }
    return { status: 200, body }
  },
})
