import { z } from 'zod'
import { route } from '../../../routing/route.ts'

export const logout = route({
  method: 'post',
  path: '/api/logout',
  summary: 'Sign out',
  anonymous: true,
  description:
    'Also succeeds without a session. Status 200 after a sign-in by an issuer whose own session the product ends: the browser then opens `signOutUrl`.',
  responses: {
    200: z
      .object({ signOutUrl: z.string().meta({ description: 'The page of the issuer', format: 'uri' }) })
      .meta({ id: 'SignOutAtIssuer' }),
    204: z.undefined(),
  },
  handle: async ({ call, request, response }, { sessions, revocations }) => {
    const { sessionId, signOutUrl } = await sessions.logOut(request, response, call)
    if (sessionId) await revocations.announce({ sessionId })
    if (signOutUrl) return { status: 200, body: { signOutUrl } }
    return { status: 204, body: undefined }
  },
})
