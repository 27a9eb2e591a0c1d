import { BillingService } from '@rostra/proto/billing'
import { z } from 'zod'
import { count } from '../../json/fields.ts'
import { knownValue } from '../../json/wire-value.ts'
import { route } from '../../routing/route.ts'

const soldRoles = ['citizen', 'orator'] as const

const packageSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: count.meta({ description: 'US cents' }),
    credits: count,
    role: z.enum(soldRoles).meta({ description: 'The role that the buyer gets' }),
    popular: z.boolean(),
  })
  .meta({ id: 'Package' })

export const listPackages = route({
  method: 'get',
  path: '/api/payments/packages',
  summary: 'List the packages for sale',
  anonymous: true,
  shared: true,
  responses: { 200: z.array(packageSchema) },
  handle: async ({ call }, { billing }) => {
    const { packages } = await billing.call(BillingService.ListPackages, {}, call)
    return { status: 200, body: packages.map((offer) => ({ ...offer, role: knownValue(soldRoles, offer.role) })) }
  },
})
