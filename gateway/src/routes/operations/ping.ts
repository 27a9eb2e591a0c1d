import { z } from 'zod'
import { route } from '../../http/route.ts'

export const ping = route({
  method: 'get',
  path: '/api/ping',
  summary: 'Is anybody there?',
  open: true,
  answers: { 200: z.object({ ok: z.literal(true) }) },
  handle: async () => ({ status: 200, body: { ok: true as const } }),
})
