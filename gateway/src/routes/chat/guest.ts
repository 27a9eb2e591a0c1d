import { z } from 'zod'
import { guestHeader } from '../../callers/guest-header.ts'
import { nobody } from '../../callers/recognise.ts'
import { route } from '../../http/route.ts'

export const becomeGuest = route({
  method: 'post',
  path: '/api/guest',
  summary: 'Become a guest without a cookie',
  description: `For a widget inside another site’s page. Send the token as \`${guestHeader}\` with every call; here too, to have it prolonged.`,
  open: true,
  answers: { 201: z.object({ token: z.string(), expiresAt: z.string() }) },
  handle: async ({ request, response }, { guests, limits }) => {
    await limits.use('guestFromAddress', nobody(request).network)
    const present = request.get(guestHeader) === undefined ? undefined : await guests.of(request, response)
    const { token, expiresAt } = await guests.make(present)
    return { status: 201, body: { token, expiresAt: expiresAt.toISOString() } }
  },
})
