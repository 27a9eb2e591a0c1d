import { z } from 'zod'
import { guestHeader } from '../../callers/guest-header.ts'
import { anonymousClient } from '../../callers/identify-client.ts'
import { timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'
import { ensureGuest } from './ensure-guest.ts'

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

export const ensureGuestCookie = route({
  method: 'put',
  path: '/api/guest',
  summary: 'Make the browser a guest, by a cookie',
  description:
    'Before a first call that takes long, such as a question to three models: the cookie of that call would arrive with its answer only. ' +
    'Leaves a member, a guest and a widget as they are.',
  responses: { 204: z.undefined() },
  headers: { 'Set-Cookie': 'The guest, when this call created or renewed one' },
  handle: async (context, ports) => {
    const { caller, network } = context.client
    if (caller.kind === 'anonymous') await ports.limits.use('guestFromAddress', network)
    await ensureGuest(context, ports)
    return { status: 204, body: undefined }
  },
})
