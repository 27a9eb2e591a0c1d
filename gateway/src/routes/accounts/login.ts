import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route, type Visit } from '../../http/route.ts'
import { userSchema } from '../../json/user.ts'
import type { LimitName } from '../../limits/rate-limits.ts'
import type { Ports } from '../../ports.ts'
import { agentOf, signIn } from './sign-in.ts'

export const login = route({
  method: 'post',
  path: '/api/login',
  summary: 'Sign in',
  open: true,
  hashesPassword: true,
  description: 'Takes the conversations along that the same browser had as a guest.',
  body: z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
  answers: { 200: userSchema },
  headers: { 'Set-Cookie': 'The session, and what shows that this browser was signed in before' },
  refusals: { 401: 'INVALID_CREDENTIALS', 429: 'TOO_MANY_TRIES' },
  handle: async (visit, ports) => {
    const { username, password } = visit.body
    const [limit, key] = await countTry(username.toLowerCase(), visit, ports)
    const request = { username, password, agent: agentOf(visit) }
    const signedIn = await ports.identity.call(IdentityService.LogIn, request, visit.call)
    await ports.limits.reset(limit, key)
    return { status: 200, body: await signIn(signedIn, visit, ports) }
  },
})

/** Counts a try for a browser that was signed in as this name before by itself: nobody else's wrong tries can lock it out. */
async function countTry(name: string, visit: Visit<unknown, unknown, unknown>, { devices, limits }: Ports): Promise<[LimitName, string]> {
  const device = await devices.of(visit.request, visit.response, name)
  if (!device) await limits.use('loginFromAddress', visit.visitor.network)
  const counted: [LimitName, string] = device ? ['loginFromDevice', device] : ['loginAsName', name]
  await limits.use(...counted)
  return counted
}
