import { pluralize } from '../pluralize.ts'

/** The texts of the console's figures. */
export const enFigures = {
  intro: 'How much Rostra is used, what it earns, and what answers cost. Up to a minute old.',
  failed: 'The figures could not be loaded',
  totals: 'Totals',
  accounts: 'Accounts',
  measures: {
    registered: 'New accounts',
    conversations: 'Conversations',
    messages: 'Messages',
    people: 'People',
    payments: 'Payments',
    revenue: 'Revenue',
    refunded: 'Refunded',
    modelCalls: 'Calls to models',
    modelTokens: 'Tokens',
    modelCost: 'Model cost',
    unpricedCalls: 'Calls without a price',
  },
  notes: {
    people: 'Different people a day, each counted once for each persona',
    messages: 'Written by people and answered, a day',
    revenue: 'Paid in US dollars, by the day on which a payment was begun',
    modelCost: 'What the calls of conversations to providers cost, in US dollars, a day',
  },
  summary: (name: string, total: string, most: string, day: string) => `${name}: ${total} in all, at most ${most} on ${day}.`,
  nothing: (name: string) => `${name}: none.`,
  unpriced: (count: number) =>
    `${pluralize(count, 'call')} to models without a price ${count === 1 ? 'is' : 'are'} not in the cost. Set MODEL_PRICES to count them.`,
} as const
