import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { paymentSchema, toPayment } from '../../json/payments/payment.ts'
import { route } from '../../routing/route.ts'

export const listPayments = route({
  method: 'get',
  path: '/api/payments',
  summary: 'List the member’s payments, latest first',
  description: 'At most 200.',
  membersOnly: true,
  responses: { 200: z.array(paymentSchema) },
  handle: async ({ call }, { billing }) => ({
    status: 200,
    body: (await billing.call(BillingService.ListPayments, {}, call)).payments.map(toPayment),
  }),
})
