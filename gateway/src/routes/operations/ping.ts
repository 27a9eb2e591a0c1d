import { z } from 'zod'
import { route } from '../../routing/route.ts'

export const ping = route({
  method: 'get',
  path: '/api/ping',
  summary: 'Check that the API responds',
  anonymous: true,
  responses: { 200: z.object({ ok: z.literal(true) }).meta({ id: 'Pong' }) },
  handle: async () => ({ status: 200, body: { ok: true as const } }),
})
