import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { count, idParams, limit } from '../../json/fields.ts'
import { entrySchema, entryTypes, toEntry, wireTypes } from '../../json/zeitgeist/entry.ts'
import { route } from '../../routing/route.ts'

/** The time limit of the call: longer than a refresh may take. */
const refreshDeadlineMs = 170_000

export const listEntries = route({
  method: 'get',
  path: '/api/zeitgeist',
  summary: 'List what people talk about, newest first',
  description: 'Entries point to no person: each stands for at least `ZEITGEIST_MIN_PEOPLE` people. Admins also get `conversationIds`.',
  query: z.object({ limit: limit(100, 100), type: entryTypes.optional() }),
  responses: { 200: z.array(entrySchema) },
  handle: async ({ query, client, call }, { zeitgeist }) => {
    const request = { limit: query.limit, ...(query.type ? { type: wireTypes[query.type] } : {}) }
    const { entries } = await zeitgeist.call(ZeitgeistService.ListEntries, request, call)
    const isAdmin = client.caller.kind === 'member' && client.caller.role === 'super_senator'
    return { status: 200, body: entries.map((entry) => toEntry(entry, isAdmin)) }
  },
})

export const getEntry = route({
  method: 'get',
  path: '/api/zeitgeist/{id}',
  summary: 'Get an entry by its id',
  description: 'An entry that has expired, was replaced or was removed is a 404.',
  anonymous: true,
  shared: true,
  params: idParams,
  responses: { 200: entrySchema },
  refusals: { 404: 'ENTRY_NOT_FOUND' },
  handle: async ({ params, call }, { zeitgeist }) => ({
    status: 200,
    body: toEntry(await zeitgeist.call(ZeitgeistService.GetEntry, params, call), false),
  }),
})

export const refreshZeitgeist = route({
  method: 'post',
  path: '/api/zeitgeist/refresh',
  summary: 'Make new entries from the last 7 days',
  description:
    'For admins. One at a time. Answers when the new entries are published, which takes up to two minutes; leaving does not stop it.',
  membersOnly: true,
  startsWork: true,
  responses: {
    200: z
      .object({ message: z.string(), counts: z.object({ theme: count, excerpt: count, trend: count }) })
      .meta({ id: 'ZeitgeistRefreshed' }),
  },
  refusals: {
    403: 'REFRESH_NOT_ALLOWED, CROSS_SITE',
    409: 'REFRESH_RUNNING',
    429: 'RATE_LIMITED',
    503: 'REFRESH_FAILED, SHUTTING_DOWN',
  },
  handle: async ({ client, call }, { zeitgeist, limits }) => {
    await limits.use('zeitgeistRefresh', limitKey(client))
    const options = { ...call, deadlineMs: refreshDeadlineMs }
    const { message, themes, excerpts, trends } = await zeitgeist.call(ZeitgeistService.Refresh, {}, options)
    return { status: 200, body: { message, counts: { theme: themes, excerpt: excerpts, trend: trends } } }
  },
})
