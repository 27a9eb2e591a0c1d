import type { PersonaStats__Output } from '@rostra/proto/gen/rostra/persona/v1/PersonaStats'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { count, idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const countSchema = z.object({ count }).meta({ id: 'Count' })

const stat = (name: string, summary: string, pick: (stats: PersonaStats__Output) => number) =>
  route({
    method: 'get',
    path: `/api/bots/{id}/stats/${name}`,
    summary,
    params: idParams,
    responses: { 200: countSchema },
    refusals: { 404: 'BOT_NOT_FOUND' },
    handle: async ({ params, call }, { persona }) => ({
      status: 200,
      body: { count: pick(await persona.call(PersonaService.GetPersonaStats, { id: params.id }, call)) },
    }),
  })

export const conversationStats = stat('conversations', 'Count the conversations with a persona', ({ conversations }) => conversations)

export const userStats = stat('users', 'Count the different people who chatted with a persona', ({ people }) => people)

export const voteStats = stat('votes', 'Count the votes on a persona, up and down together', ({ votes }) => votes)
