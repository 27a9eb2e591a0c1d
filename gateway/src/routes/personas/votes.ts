import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { idParams } from '../../json/inputs.ts'
import { voteOf } from '../../json/vote.ts'

const tallySchema = z
  .object({
    count: z.int().meta({ description: 'Upvotes minus downvotes' }),
    userVote: z.enum(['up', 'down']).nullable().meta({ description: 'The visitor’s own' }),
  })
  .meta({ id: 'Tally' })

export const castVote = route({
  method: 'post',
  path: '/api/bots/{id}/vote',
  summary: 'Vote on a persona, or switch one’s vote',
  membersOnly: true,
  changesShared: true,
  params: idParams,
  body: z.object({ isUpvote: z.boolean() }),
  answers: { 200: tallySchema },
  refusals: { 403: 'OWN_PERSONA, CROSS_SITE', 404: 'BOT_NOT_FOUND', 409: 'ALREADY_VOTED' },
  handle: async ({ params, body, visitor, call }, { persona, limits }) => {
    await limits.use('vote', limitKey(visitor))
    const direction = body.isUpvote ? 'DIRECTION_UP' : 'DIRECTION_DOWN'
    const { count, userVote } = await persona.call(PersonaService.CastVote, { personaId: params.id, direction }, call)
    return { status: 200, body: { count, userVote: voteOf(userVote) } }
  },
})

export const userVote = route({
  method: 'get',
  path: '/api/bots/{id}/user-vote',
  summary: 'The visitor’s own vote on a persona',
  params: idParams,
  answers: { 200: z.object({ is_upvote: z.boolean().nullable().meta({ description: 'null for no vote' }) }) },
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
  summary: 'The votes of a persona, and the visitor’s own',
  params: idParams,
  answers: { 200: tallySchema },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => {
    const [{ voteCount: count }, { direction }] = await Promise.all([
      persona.call(PersonaService.GetPersona, { id: params.id }, call),
      persona.call(PersonaService.GetOwnVote, { personaId: params.id }, call),
    ])
    return { status: 200, body: { count, userVote: voteOf(direction) } }
  },
})
