import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { idParams } from '../../json/fields.ts'
import { voteOf } from '../../json/vote.ts'
import { route } from '../../routing/route.ts'

const voteCountSchema = z
  .object({
    count: z.int32().meta({ description: 'Upvotes minus downvotes' }),
    userVote: z.enum(['up', 'down']).nullable().meta({ description: 'The caller’s vote; null for none' }),
  })
  .meta({ id: 'VoteCount' })

const castVote = route({
  method: 'post',
  path: '/api/bots/{id}/vote',
  summary: 'Vote on a persona, or switch the vote',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: z.object({ isUpvote: z.boolean() }).meta({ id: 'VoteRequest' }),
  responses: { 200: voteCountSchema },
  refusals: { 403: 'OWN_PERSONA, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'ALREADY_VOTED' },
  handle: async ({ params, body, client, call }, { persona, limits }) => {
    await limits.use('vote', limitKey(client))
    const direction = body.isUpvote ? 'DIRECTION_UP' : 'DIRECTION_DOWN'
    const { count, userVote } = await persona.call(PersonaService.CastVote, { personaId: params.id, direction }, call)
    return { status: 200, body: { count, userVote: voteOf(userVote) } }
  },
})

const userVote = route({
  method: 'get',
  path: '/api/bots/{id}/user-vote',
  summary: 'Get the caller’s vote on a persona',
  params: idParams,
  responses: { 200: z.object({ is_upvote: z.boolean().nullable().meta({ description: 'null for no vote' }) }).meta({ id: 'Vote' }) },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    const { direction } = await persona.call(PersonaService.GetOwnVote, { personaId: params.id }, call)
    const vote = voteOf(direction)
    return { status: 200, body: { is_upvote: vote === null ? null : vote === 'up' } }
  },
})

export const voteCount = route({
  method: 'get',
  path: '/api/bots/{id}/vote-count',
  summary: 'Get a persona’s vote count and the caller’s vote',
  params: idParams,
  responses: { 200: voteCountSchema },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    const [{ voteCount: count }, { direction }] = await Promise.all([
      persona.call(PersonaService.GetPersona, { id: params.id }, call),
      persona.call(PersonaService.GetOwnVote, { personaId: params.id }, call),
    ])
    return { status: 200, body: { count, userVote: voteOf(direction) } }
  },
})

/** The calls about votes on a persona. */
export const voteRoutes = [castVote, userVote, voteCount]
