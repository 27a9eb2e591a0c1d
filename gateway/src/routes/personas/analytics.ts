import { isUnavailable } from '@rostra/kit/errors'
import { minPeople } from '@rostra/platform/privacy/min-people'
import { ChatService } from '@rostra/proto/chat'
import type { Insights__Output } from '@rostra/proto/gen/rostra/chat/v1/Insights'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { count, idParams } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const counts = {
  conversations: count.meta({ description: 'Started' }),
  messages: count.meta({ description: 'Sent by people and answered with text' }),
  people: count.meta({ description: 'Different people who sent a message' }),
  upvotes: count,
  downvotes: count,
}

const date = z.string().meta({ format: 'date', description: 'YYYY-MM-DD, UTC' })
const ratings = { up: count, down: count }

const insightsSchema = z
  .object({
    subjects: z
      .array(z.object({ words: z.array(z.string()), people: count }).meta({ id: 'AnalyticsSubject' }))
      .meta({ description: 'What people asked about, what most did first; at most 10, of the latest 1,000 messages' }),
    ratings: z.object(ratings).nullable().meta({ description: 'Ratings of answers; null when fewer than `minPeople` people rated' }),
    ratingDays: z
      .array(z.object({ date, ...ratings }).meta({ id: 'AnalyticsRatingDay' }))
      .meta({ description: 'Oldest first; without days that would tell about fewer than `minPeople` people' }),
  })
  .meta({ id: 'AnalyticsInsights' })

const analyticsSchema = z
  .object({
    days: z.array(z.object({ date, ...counts }).meta({ id: 'AnalyticsDay' })),
    totals: z.object(counts).meta({ id: 'AnalyticsTotals', description: 'A person who chatted on several days counts once' }),
    minPeople: count.meta({ description: 'The least number of people about whom `returning` and `insights` tell something' }),
    returning: count.nullable().meta({ description: 'Others who came on two days or more; null when they are fewer than `minPeople`' }),
    insights: insightsSchema.nullable().meta({
      description: 'Of members who allow anonymous insights, without the owner; null while they cannot be read',
    }),
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
  refusals: { 404: 'BOT_NOT_FOUND', 429: 'RATE_LIMITED: 30 a minute' },
  handle: async ({ params, query, client, call }, { persona, chat, limits }) => {
    await limits.use('analytics', limitKey(client))
    const request = { personaId: params.id, days: Number(query.days) }
    const [{ days, totals, returning = null }, insights] = await Promise.all([
      persona.call(PersonaService.GetAnalytics, request, call),
      chat.call(ChatService.GetInsights, request, call).then(toInsights, nullWhileAway),
    ])
    if (!totals) throw new Error('persona sent analytics without totals')
    const { date: _none, ...sums } = totals
    return { status: 200, body: { days, totals: sums, minPeople, returning, insights } }
  },
})

const toInsights = ({ subjects, ratings: rated, ratingDays }: Insights__Output) => ({
  subjects,
  ratings: rated,
  ratingDays: ratingDays.map((day) => ({ date: day.date, up: day.ratings?.up ?? 0, down: day.ratings?.down ?? 0 })),
})

/** The other numbers are shown while chat or a service that it needs is away. */
function nullWhileAway(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}
