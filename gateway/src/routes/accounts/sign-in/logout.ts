import { z } from 'zod'
import { route } from '../../../http/routing/route.ts'

export const logout = route({
  method: 'post',
  path: '/api/logout',
  summary: 'Sign out',
  anonymous: true,
  description: 'Also succeeds without a session.',
  responses: { 204: z.undefined() },
  handle: async ({ request, response }, { sessions }) => {
    await sessions.logOut(request, response)
    return { status: 204, body: undefined }
  },
})
