import { z } from 'zod'
import { guestHeader } from '../../callers/guest-header.ts'
import { anonymousClient } from '../../callers/identify-client.ts'
import { timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const createGuest = route({
  method: 'post',
  path: '/api/guest',
  summary: 'Create a guest without a cookie',
  description: `For a widget in another site’s page. Send the token in \`${guestHeader}\` with every call. Sent to this call, the token is renewed.`,
  anonymous: true,
  responses: { 201: z.object({ token: z.string(), expiresAt: timestamp }).meta({ id: 'GuestToken' }) },
  handle: async ({ request, response }, { guests, limits }) => {
    await limits.use('guestFromAddress', anonymousClient(request).network)
    const existing = request.get(guestHeader) === undefined ? undefined : await guests.find(request, response)
    const { token, expiresAt } = await guests.create(existing)
    return { status: 201, body: { token, expiresAt: expiresAt.toISOString() } }
  },
})
