import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { count, limit, page } from '../../json/fields.ts'
import { paymentSchema, toPayment } from '../../json/payments/payment.ts'
import { route } from '../../routing/route.ts'

export const searchPayments = route({
  method: 'get',
  path: '/api/admin/payments',
  summary: 'List the payments of every account, newest first',
  description: 'For admins.',
  membersOnly: true,
  query: z.object({
    userId: z.string().max(200).default('').meta({ description: 'Empty for every account' }),
    reversed: z
      .stringbool()
      .default(false)
      .meta({ description: 'Only payments with a refund, or with a dispute that is open or was lost', override: { type: 'boolean' } }),
    page,
    limit: limit(25, 100),
  }),
  responses: {
    200: z.array(
      z
        .object({
          payment: paymentSchema,
          userId: z.string().nullable(),
          username: z.string().nullable().meta({ description: 'null once the account was deleted' }),
          isDisputed: z.boolean().meta({ description: 'A dispute is open or was lost' }),
          refunded: count.meta({ description: 'US cents refunded in total' }),
        })
        .meta({ id: 'AccountPayment' }),
    ),
  },
  headers: { 'X-Total-Count': 'The number of matches, on every page' },
  refusals: { 403: 'OPERATORS_ONLY' },
  handle: async ({ query: { userId: accountId, reversed: reversedOnly, ...query }, call }, { billing, identity }) => {
    const { payments, total } = await billing.call(BillingService.SearchPayments, { ...query, accountId, reversedOnly }, call)
    const ids = [...new Set(payments.map((payment) => payment.accountId).filter(Boolean))]
    const { usernames } = await identity.call(IdentityService.GetUsernames, { ids }, call)
    const body = payments.map(({ payment, accountId: owner, isDisputed, refunded }) => {
      if (!payment) throw new Error('a service sent an empty payment')
      return { payment: toPayment(payment), userId: owner || null, username: usernames[owner] ?? null, isDisputed, refunded }
    })
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } }
  },
})
