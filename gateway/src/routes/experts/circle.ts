import { ExpertsService } from '@rostra/proto/experts'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { circleEntrySchema, circleHeaders, toCircleEntry, toCircleHeaders } from '../../json/experts/circle.ts'
import { id } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

/** The most personas in a circle. */
const maxExperts = 5

const circle = z.array(circleEntrySchema)

export const getCircle = route({
  method: 'get',
  path: '/api/circle-of-experts',
  summary: 'List the member’s circle of experts, in its order',
  description: 'Personas that were deleted or made private leave the circle; `X-Left-Circle` names them until the circle is changed.',
  membersOnly: true,
  responses: { 200: circle },
  headers: circleHeaders,
  handle: async ({ call }, { experts }) => {
    const found = await experts.call(ExpertsService.GetCircle, {}, call)
    return { status: 200, body: found.entries.map(toCircleEntry), headers: toCircleHeaders(found) }
  },
})

export const addToCircle = route({
  method: 'post',
  path: '/api/circle-of-experts',
  summary: 'Add a persona to the circle',
  membersOnly: true,
  body: z.object({ botId: id }).meta({ id: 'AddToCircleRequest' }),
  responses: { 201: circleEntrySchema },
  refusals: { 404: 'BOT_NOT_FOUND', 409: 'CIRCLE_FULL, ALREADY_IN_CIRCLE', 429: 'RATE_LIMITED' },
  handle: async ({ body, client, call }, { experts, limits }) => {
    await limits.use('changeCircle', limitKey(client))
    const entry = await experts.call(ExpertsService.AddToCircle, { personaId: body.botId }, call)
    return { status: 201, body: toCircleEntry(entry) }
  },
})

export const arrangeCircle = route({
  method: 'put',
  path: '/api/circle-of-experts',
  summary: 'Order the circle, and add the personas of a guest’s circle',
  description:
    'The named personas come first, in this order; those that are not in the circle are added while there is room. ' +
    'Entries that are not named stay, and follow in their order.',
  membersOnly: true,
  body: z.object({ botIds: z.array(id).max(maxExperts) }).meta({ id: 'ArrangeCircleRequest' }),
  responses: { 200: circle },
  headers: circleHeaders,
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ body, client, call }, { experts, limits }) => {
    await limits.use('changeCircle', limitKey(client))
    const arranged = await experts.call(ExpertsService.ArrangeCircle, { personaIds: body.botIds }, call)
    return { status: 200, body: arranged.entries.map(toCircleEntry), headers: toCircleHeaders(arranged) }
  },
})

export const removeFromCircle = route({
  method: 'delete',
  path: '/api/circle-of-experts/{botId}',
  summary: 'Remove a persona from the circle',
  description: 'Succeeds when it is not in the circle.',
  membersOnly: true,
  params: z.object({ botId: id }),
  responses: { 204: z.undefined() },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ params, client, call }, { experts, limits }) => {
    await limits.use('changeCircle', limitKey(client))
    await experts.call(ExpertsService.RemoveFromCircle, { personaId: params.botId }, call)
    return { status: 204, body: undefined }
  },
})
