import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { count } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

/** A number beyond 32 bits. */
const large = z.int().min(0)

const counts = {
  registered: count.meta({ description: 'Accounts that were registered and still exist' }),
  conversations: count.meta({ description: 'Begun' }),
  messages: count.meta({ description: 'Sent by people and answered with text' }),
  people: count.meta({ description: 'Different people a day, each counted once for each persona' }),
  payments: count.meta({ description: 'Paid payments, by the day on which they were begun' }),
  revenue: count.meta({ description: 'US cents paid' }),
  refunded: count.meta({ description: 'US cents of the revenue that were refunded since' }),
  modelCalls: count.meta({ description: 'Calls of conversations to model providers that ended without an error' }),
  modelTokens: large.meta({ description: 'Tokens of these calls, in and out' }),
  modelCost: large.meta({ description: 'Their cost in millionths of a US dollar, as far as their models have a price' }),
  unpricedCalls: count.meta({ description: 'Those of them whose model had no price' }),
}

type Counts = Record<keyof typeof counts, number>

const figuresSchema = z
  .object({
    days: z.array(
      z.object({ date: z.string().meta({ format: 'date', description: 'YYYY-MM-DD, UTC' }), ...counts }).meta({ id: 'FiguresDay' }),
    ),
    totals: z.object(counts).meta({ id: 'FiguresTotals', description: 'The sums of the days' }),
    accounts: count.meta({ description: 'The accounts that exist' }),
  })
  .meta({ id: 'Figures' })

export const getFigures = route({
  method: 'get',
  path: '/api/admin/figures',
  summary: 'Get people, messages, revenue and model cost by day, up to today',
  description: 'For admins. Up to a minute old.',
  membersOnly: true,
  query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
  responses: { 200: figuresSchema },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query, call }, { persona, identity, billing, chat }) => {
    const request = { days: Number(query.days) }
    const [use, accounts, revenue, models] = await Promise.all([
      persona.call(PersonaService.GetUseFigures, request, call),
      identity.call(IdentityService.GetAccountFigures, request, call),
      billing.call(BillingService.GetRevenueFigures, request, call),
      chat.call(ChatService.GetModelFigures, request, call),
    ])
    const registeredOn = byDate(accounts.days)
    const revenueOn = byDate(revenue.days)
    const modelsOn = byDate(models.days)
    // Services that answer on both sides of midnight differ by a day.
    const days = use.days.map(({ date, conversations, messages, people }) => {
      const money = revenueOn.get(date)
      const calls = modelsOn.get(date)
      return {
        date,
        registered: registeredOn.get(date)?.registered ?? 0,
        conversations,
        messages,
        people,
        payments: money?.payments ?? 0,
        revenue: money?.amount ?? 0,
        refunded: money?.refunded ?? 0,
        modelCalls: calls?.calls ?? 0,
        modelTokens: (calls?.inputTokens ?? 0) + (calls?.outputTokens ?? 0),
        modelCost: calls?.costMicros ?? 0,
        unpricedCalls: calls?.unpricedCalls ?? 0,
      }
    })
    return { status: 200, body: { days, totals: sumOf(days), accounts: accounts.accounts } }
  },
})

const byDate = <Day extends { date: string }>(days: readonly Day[]) => new Map(days.map((day) => [day.date, day]))

function sumOf(days: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => days.reduce((sum, day) => sum + day[name], 0)
  return {
    registered: total('registered'),
    conversations: total('conversations'),
    messages: total('messages'),
    people: total('people'),
    payments: total('payments'),
    revenue: total('revenue'),
    refunded: total('refunded'),
    modelCalls: total('modelCalls'),
    modelTokens: total('modelTokens'),
    modelCost: total('modelCost'),
    unpricedCalls: total('unpricedCalls'),
  }
}
