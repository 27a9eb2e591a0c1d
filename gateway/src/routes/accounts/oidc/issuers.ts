import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../../routing/route.ts'

const issuerSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    icon: z.string().optional().meta({ description: 'A path of the site, or an image as `data:image/…`' }),
  })
  .meta({ id: 'OidcIssuer' })

export const listIssuers = route({
  method: 'get',
  path: '/api/oidc',
  summary: 'List the services by which members sign in with OpenID Connect',
  anonymous: true,
  shared: true,
  responses: { 200: z.array(issuerSchema) },
  handle: async ({ call }, { identity }) => {
    const { issuers } = await identity.call(IdentityService.ListIssuers, {}, call)
    return { status: 200, body: issuers.map(({ icon, ...issuer }) => ({ ...issuer, ...(icon && { icon }) })) }
  },
})
