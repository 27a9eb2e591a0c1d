import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { route } from '../../routing/route.ts'

const searchSchema = z
  .object({
    byMeaning: z
      .enum(['off', 'away', 'ready'])
      .meta({ description: 'Without an embedding server, or while it does not answer, words alone are searched' }),
  })
  .meta({ id: 'MaterialSearch' })

const states = {
  SEARCH_BY_MEANING_OFF: 'off',
  SEARCH_BY_MEANING_AWAY: 'away',
  SEARCH_BY_MEANING_READY: 'ready',
} as const

export const getMaterialSearch = route({
  method: 'get',
  path: '/api/admin/search',
  summary: 'Get how the material of personas is searched',
  description: 'For admins.',
  membersOnly: true,
  responses: { 200: searchSchema },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ call }, { persona }) => {
    const { state } = await persona.call(PersonaService.GetSearchByMeaning, {}, call)
    if (state === 'SEARCH_BY_MEANING_UNSPECIFIED') throw new Error('persona says nothing about its search by meaning')
    return { status: 200, body: { byMeaning: states[state] } }
  },
})
