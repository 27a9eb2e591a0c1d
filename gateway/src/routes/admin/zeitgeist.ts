import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { idParams } from '../../json/fields.ts'
import { excludedTermSchema, reviewedEntrySchema, toReviewedEntry, wireStates } from '../../json/zeitgeist/review.ts'
import { route } from '../../routing/route.ts'

const reason = z.string().max(500).default('').meta({ description: 'For the audit log' })
const term = z.string().max(60).meta({ description: 'One to three words' })

export const listReviewedEntries = route({
  method: 'get',
  path: '/api/admin/zeitgeist/entries',
  summary: 'List all entries of the zeitgeist with their state, newest first',
  description: 'For admins.',
  membersOnly: true,
  responses: { 200: z.array(reviewedEntrySchema) },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ call }, { zeitgeist }) => {
    const { entries } = await zeitgeist.call(ZeitgeistService.ListReviewedEntries, {}, call)
    return { status: 200, body: entries.map(toReviewedEntry) }
  },
})

export const reviewEntry = route({
  method: 'put',
  path: '/api/admin/zeitgeist/entries/{id}',
  summary: 'Show an entry, or hold it back',
  description: 'For admins. Readers and the newsroom do not see an entry that is held back, nor what is written of its subject later.',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: z.object({ state: z.enum(['shown', 'held']), reason }).meta({ id: 'ReviewEntryRequest' }),
  responses: { 200: reviewedEntrySchema },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'ENTRY_NOT_FOUND' },
  handle: async ({ params, body, client, call }, { zeitgeist, limits }) => {
    await limits.use('operate', limitKey(client))
    const request = { id: params.id, state: wireStates[body.state], reason: body.reason }
    return { status: 200, body: toReviewedEntry(await zeitgeist.call(ZeitgeistService.ReviewEntry, request, call)) }
  },
})

export const listExcludedTerms = route({
  method: 'get',
  path: '/api/admin/zeitgeist/terms',
  summary: 'List the excluded terms, by alphabet',
  description: 'For admins.',
  membersOnly: true,
  responses: { 200: z.array(excludedTermSchema) },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ call }, { zeitgeist }) => {
    const { terms } = await zeitgeist.call(ZeitgeistService.ListExcludedTerms, {}, call)
    return { status: 200, body: terms }
  },
})

export const excludeTerm = route({
  method: 'post',
  path: '/api/admin/zeitgeist/terms',
  summary: 'Exclude a term',
  description: 'For admins. No new entry has it, and current ones that show it are held back.',
  membersOnly: true,
  changesShared: true,
  body: z.object({ term, reason }).meta({ id: 'ExcludeTermRequest' }),
  responses: { 201: excludedTermSchema },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 409: 'TERM_EXCLUDED; TOO_MANY_TERMS: 500 are excluded' },
  handle: async ({ body, client, call }, { zeitgeist, limits }) => {
    await limits.use('operate', limitKey(client))
    return { status: 201, body: await zeitgeist.call(ZeitgeistService.ExcludeTerm, body, call) }
  },
})

export const allowTerm = route({
  method: 'delete',
  path: '/api/admin/zeitgeist/terms/{term}',
  summary: 'Allow a term again',
  description: 'For admins. Entries that are held back stay so.',
  membersOnly: true,
  params: z.object({ term }),
  responses: { 204: z.undefined() },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'TERM_NOT_EXCLUDED' },
  handle: async ({ params, client, call }, { zeitgeist, limits }) => {
    await limits.use('operate', limitKey(client))
    await zeitgeist.call(ZeitgeistService.AllowTerm, { term: params.term }, call)
    return { status: 204, body: undefined }
  },
})
