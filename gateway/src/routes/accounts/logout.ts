import { z } from 'zod'
import { route } from '../../http/route.ts'

export const logout = route({
  method: 'post',
  path: '/api/logout',
  summary: 'Sign out',
  open: true,
  description: 'Also succeeds when nobody is signed in.',
  answers: { 204: z.undefined() },
  handle: async ({ request, response }, { sessions }) => {
    await sessions.end(request, response)
    return { status: 204, body: undefined }
  },
})
