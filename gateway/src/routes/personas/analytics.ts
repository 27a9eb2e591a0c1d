import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { count, idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const counts = {
  conversations: count.meta({ description: 'Started' }),
  messages: count.meta({ description: 'Sent by people and answered with text' }),
  people: count.meta({ description: 'Different people who sent a message' }),
  upvotes: count,
  downvotes: count,
}

const analyticsSchema = z
  .object({
    days: z.array(
      z.object({ date: z.string().meta({ format: 'date', description: 'YYYY-MM-DD, UTC' }), ...counts }).meta({ id: 'AnalyticsDay' }),
    ),
    totals: z.object(counts).meta({ id: 'AnalyticsTotals', description: 'A person who chatted on several days counts once' }),
  })
  .meta({ id: 'Analytics' })

export const personaAnalytics = route({
  method: 'get',
  path: '/api/bots/{id}/analytics',
  summary: 'Get the analytics of an own persona by day, up to today',
  membersOnly: true,
  params: idParams,
  query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
  responses: { 200: analyticsSchema },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, query, call }, { persona }) => {
    const request = { personaId: params.id, days: Number(query.days) }
    const { days, totals } = await persona.call(PersonaService.GetAnalytics, request, call)
    if (!totals) throw new Error('persona sent analytics without totals')
    const { date, ...sums } = totals
    return { status: 200, body: { days, totals: sums } }
  },
})
