import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { idParams } from '../../json/inputs.ts'

const counts = {
  conversations: z.int().meta({ description: 'Begun' }),
  messages: z.int().meta({ description: 'Sent by people, answered with text' }),
  people: z.int().meta({ description: 'Different people who sent one' }),
  upvotes: z.int(),
  downvotes: z.int(),
}

const analyticsSchema = z
  .object({
    days: z.array(z.object({ date: z.string().meta({ description: 'YYYY-MM-DD, UTC' }), ...counts })),
    totals: z.object(counts).meta({ description: 'Somebody who came on several days counts once' }),
  })
  .meta({ id: 'Analytics' })

export const personaAnalytics = route({
  method: 'get',
  path: '/api/bots/{id}/analytics',
  summary: 'What happened with a persona of one’s own, day by day, up to today',
  membersOnly: true,
  params: idParams,
  query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
  answers: { 200: analyticsSchema },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, query, call }, { persona }) => {
    const request = { personaId: params.id, days: Number(query.days) }
    const { days, totals } = await persona.call(PersonaService.GetAnalytics, request, call)
    if (!totals) throw new Error('persona gave analytics without their totals')
    const { date, ...sums } = totals
    return { status: 200, body: { days, totals: sums } }
  },
})
