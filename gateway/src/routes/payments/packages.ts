import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { route } from '../../http/route.ts'

const packageSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: z.int().meta({ description: 'US cents' }),
    credits: z.int(),
    role: z.string().meta({ description: 'What its buyer is from then on: citizen or orator' }),
    popular: z.boolean(),
  })
  .meta({ id: 'Package' })

export const listPackages = route({
  method: 'get',
  path: '/api/payments/packages',
  summary: 'What can be bought',
  open: true,
  shared: true,
  answers: { 200: z.array(packageSchema) },
  handle: async ({ call }, { billing }) => ({
    status: 200,
    body: (await billing.call(BillingService.ListPackages, {}, call)).packages,
  }),
})
