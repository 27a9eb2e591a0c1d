import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { userSchema } from '../../json/user.ts'
import { agentOf, signIn } from './sign-in.ts'

export const login = route({
  method: 'post',
  path: '/api/login',
  summary: 'Sign in',
  open: true,
  description: 'Takes the conversations along that the same browser had as a guest.',
  body: z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  answers: { 200: userSchema },
  headers: { 'Set-Cookie': 'The session' },
  refusals: { 401: 'INVALID_CREDENTIALS', 429: 'TOO_MANY_TRIES' },
  handle: async (visit, ports) => {
    const { username, password } = visit.body
    const name = username.toLowerCase()
    await ports.limits.use('loginFromAddress', visit.visitor.network)
    await ports.limits.use('loginAsName', name)
    const request = { username, password, agent: agentOf(visit) }
    const signedIn = await ports.identity.call(IdentityService.LogIn, request, visit.call)
    await ports.limits.reset('loginAsName', name)
    return { status: 200, body: await signIn(signedIn, visit, ports) }
  },
})
