import { z } from 'zod'
import { route } from '../../../routing/route.ts'

export const logout = route({
  method: 'post',
  path: '/api/logout',
  summary: 'Sign out',
  anonymous: true,
  description: 'Also succeeds without a session.',
  responses: { 204: z.undefined() },
  handle: async ({ request, response }, { sessions, revocations }) => {
    const sessionId = await sessions.logOut(request, response)
    if (sessionId) await revocations.announce({ sessionId })
    return { status: 204, body: undefined }
  },
})
