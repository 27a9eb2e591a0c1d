import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { paymentSchema, toPayment } from '../../json/payment.ts'

export const listPayments = route({
  method: 'get',
  path: '/api/payments',
  summary: 'One’s own payments, the latest first',
  description: 'At most 200.',
  membersOnly: true,
  answers: { 200: z.array(paymentSchema) },
  handle: async ({ call }, { billing }) => ({
    status: 200,
    body: (await billing.call(BillingService.ListPayments, {}, call)).payments.map(toPayment),
  }),
})
