import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { count, timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

/** The time limit of the call: the broker needs some seconds to admit a new consumer of dead letters. */
const deadlineMs = 20_000

const deadLettersSchema = z
  .object({
    topic: z.string(),
    group: z.string().meta({ description: 'The consumer that could not handle them' }),
    count,
    oldestAt: timestamp,
    lastError: z.string(),
  })
  .meta({ id: 'DeadLetters' })

export const listDeadLetters = route({
  method: 'get',
  path: '/api/admin/dead-letters',
  summary: 'List the events that could not be handled, by consumer',
  description: 'For admins.',
  membersOnly: true,
  responses: { 200: z.array(deadLettersSchema) },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ call }, { identity }) => ({
    status: 200,
    body: (await identity.call(IdentityService.ListDeadLetters, {}, { ...call, deadlineMs })).deadLetters,
  }),
})

export const replayDeadLetters = route({
  method: 'post',
  path: '/api/admin/dead-letters/{topic}/replay',
  summary: 'Handle the dead letters of a topic once more',
  description: 'For admins.',
  membersOnly: true,
  params: z.object({ topic: z.string().min(1).max(200) }),
  responses: { 200: z.object({ replayed: count }).meta({ id: 'Replayed' }) },
  refusals: { 403: 'OPERATORS_ONLY, CROSS_SITE', 404: 'TOPIC_NOT_FOUND' },
  handle: async ({ params, client, call }, { identity, limits }) => {
    await limits.use('operate', limitKey(client))
    const { replayed } = await identity.call(IdentityService.ReplayDeadLetters, params, { ...call, deadlineMs: 2 * deadlineMs })
    return { status: 200, body: { replayed } }
  },
})
