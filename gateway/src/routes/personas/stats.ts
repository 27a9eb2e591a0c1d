import type { PersonaStats__Output } from '@rostra/proto/gen/rostra/persona/v1/PersonaStats'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { idParams } from '../../json/inputs.ts'

const count = (name: string, summary: string, pick: (stats: PersonaStats__Output) => number) =>
  route({
    method: 'get',
    path: `/api/bots/{id}/stats/${name}`,
    summary,
    params: idParams,
    answers: { 200: z.object({ count: z.int() }) },
    refusals: { 404: 'BOT_NOT_FOUND' },
    handle: async ({ params, call }, { persona }) => ({
      status: 200,
      body: { count: pick(await persona.call(PersonaService.GetPersonaStats, { id: params.id }, call)) },
    }),
  })

export const conversationStats = count('conversations', 'How many conversations were had', ({ conversations }) => conversations)

export const userStats = count('users', 'How many different people talked with it', ({ people }) => people)

export const voteStats = count('votes', 'How many votes of either direction there are', ({ votes }) => votes)
