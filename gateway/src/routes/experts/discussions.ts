import { createHash, randomUUID } from 'node:crypto'
import { ExpertsService } from '@rostra/proto/experts'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { discussionSchema, discussionSummarySchema, toDiscussion, toDiscussionSummary } from '../../json/experts/discussion.ts'
import { id, idParams, limit, page } from '../../json/fields.ts'
import { questionPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'

/** The most characters of a prompt after trimming. */
const maxPromptLength = 2_000

const notFound = { 404: 'DISCUSSION_NOT_FOUND' }

export const startDiscussion = route({
  method: 'post',
  path: '/api/expert-discussions',
  summary: 'Ask the circle a question',
  description:
    'Holds the price, `X-Credits-Per-Expert` for each expert of the circle. It is charged for the experts that answer; the rest is released. ' +
    'A retry with the same `requestId` returns the same discussion and costs nothing.',
  membersOnly: true,
  startsWork: true,
  body: z
    .object({
      prompt: z.string().meta({
        description: `1 to ${maxPromptLength} characters after trimming`,
        override: { minLength: 1, maxLength: maxPromptLength, pattern: questionPattern },
      }),
      requestId: z.guid().optional().meta({ description: 'A retry with the same id returns the same discussion' }),
      followsUp: id.optional().meta({ description: 'The id of an own discussion, whose question and consensus the experts are told' }),
    })
    .meta({ id: 'StartDiscussionRequest' }),
  responses: { 201: z.object({ discussionId: z.string() }).meta({ id: 'StartedDiscussion' }) },
  refusals: {
    402: 'INSUFFICIENT_CREDITS',
    404: 'DISCUSSION_NOT_FOUND: of `followsUp`',
    409: 'CIRCLE_TOO_SMALL, REQUEST_ID_REUSED',
    429: 'RATE_LIMITED; TOO_MANY_UNANSWERED: 10 discussions of the member or 30 of the network failed within an hour',
    503: 'OVERLOADED, START_IN_PROGRESS, SHUTTING_DOWN',
  },
  handle: async ({ body, client, call }, { experts, limits }) => {
    await limits.use('discussion', limitKey(client))
    // The gateway adds a request id when the client sent none, so that its own retries start one discussion.
    const request = { ...body, requestId: body.requestId ?? randomUUID() }
    const { discussionId } = await experts.call(ExpertsService.StartDiscussion, request, call)
    return { status: 201, body: { discussionId } }
  },
})

export const listDiscussions = route({
  method: 'get',
  path: '/api/expert-discussions',
  summary: 'List the member’s discussions, latest first',
  membersOnly: true,
  query: z.object({ page, limit: limit(10, 100) }),
  responses: { 200: z.array(discussionSummarySchema) },
  headers: { 'X-Total-Count': 'The total number, on every page' },
  handle: async ({ query, call }, { experts }) => {
    const { discussions, total } = await experts.call(ExpertsService.ListDiscussions, query, call)
    return { status: 200, body: discussions.map(toDiscussionSummary), headers: { 'X-Total-Count': String(total) } }
  },
})

export const getDiscussion = route({
  method: 'get',
  path: '/api/expert-discussions/{id}',
  summary: 'Return a discussion as it is now',
  description: 'With `If-None-Match` the answer is 304 while nothing has changed.',
  membersOnly: true,
  params: idParams,
  requestHeaders: z.object({ 'If-None-Match': z.string().optional().meta({ description: 'The `ETag` of an earlier answer' }) }),
  responses: { 200: discussionSchema, 304: z.undefined() },
  headers: { ETag: 'Changes with the discussion' },
  refusals: notFound,
  handle: async ({ params, headers: { 'If-None-Match': known }, call }, { experts }) => {
    const body = toDiscussion(await experts.call(ExpertsService.GetDiscussion, params, call))
    const etag = etagOf(body)
    // A browser may store the response and revalidates it on each use. Compared here, because Express ignores If-None-Match together with
    // the `no-cache` that `fetch` adds.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
    return known?.includes(etag) ? { status: 304, body: undefined, headers } : { status: 200, body, headers }
  },
})

/** Returns the ETag of a body. Hashes the body and not the discussion's version, so that a new release of the API changes it too. */
const etagOf = (body: object) => `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
