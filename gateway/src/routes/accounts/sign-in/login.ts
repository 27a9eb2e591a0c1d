import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import type { LimitName } from '../../../limits/rate-limits.ts'
import type { Ports } from '../../../ports.ts'
import { type RequestContext, route } from '../../../routing/route.ts'
import { browserOf, finishFirstStep, firstStepResponses } from './sign-in.ts'

export const login = route({
  method: 'post',
  path: '/api/login',
  summary: 'Sign in by username or email address',
  anonymous: true,
  hashesPassword: true,
  description:
    'Also transfers the guest conversations of this browser to the account. For an account with a second factor the answer is 202 and opens no ' +
    'session: `/api/login/second-factor` follows.',
  body: z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(200) }).meta({ id: 'LoginRequest' }),
  responses: firstStepResponses,
  headers: { 'Set-Cookie': 'With status 200: the session, and a mark that this browser has signed in' },
  refusals: { 401: 'INVALID_CREDENTIALS', 403: 'ACCOUNT_SUSPENDED, CROSS_SITE', 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    const { username, password } = context.body
    const counts = await countAttempt(username.trim().toLowerCase(), context, ports)
    const request = { username, password, ...browserOf(context, ports) }
    const signedIn = await ports.identity.call(IdentityService.LogIn, request, context.call)
    for (const count of counts) await ports.limits.reset(...count)
    return finishFirstStep(signedIn, context, ports)
  },
})

/**
 * Counts a login attempt at a username or an email address. The known devices of the account have counts of their own, so that attempts
 * elsewhere cannot lock the owner out. Returns the counts that a right password resets.
 */
async function countAttempt(
  name: string,
  { request, response, client }: RequestContext,
  { devices, limits }: Ports,
): Promise<[limit: LimitName, key: string][]> {
  const device = await (name.includes('@') ? devices.findByEmail(request, response, name) : devices.find(request, response, name))
  if (!device) await limits.use('loginFromAddress', client.network)
  const counts: [LimitName, string][] = device
    ? [
        ['loginFromDevice', device.id],
        ['loginFromDevices', device.username],
      ]
    : [['loginAsName', name]]
  for (const count of counts) await limits.use(...count)
  return counts
}
