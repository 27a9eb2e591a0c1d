import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { email, emailKey } from '../../json/email.ts'
import { userSchema } from '../../json/user.ts'
import { agentOf, signIn } from './sign-in.ts'

const otp = z.string('OTP must be 6 digits').length(6, 'OTP must be 6 digits').regex(/^\d*$/, 'OTP must contain only numbers')

export const loginWithOtp = route({
  method: 'post',
  path: '/api/login-with-otp',
  summary: 'Sign in by a one-time code',
  open: true,
  description: 'Takes the conversations along that the same browser had as a guest.',
  body: z.object({ email, otp }),
  answers: { 200: userSchema },
  headers: { 'Set-Cookie': 'The session, and what shows that this browser was signed in before' },
  refusals: { 401: 'OTP_INVALID', 429: 'TOO_MANY_TRIES' },
  handle: async (visit, ports) => {
    const key = emailKey(visit.body.email)
    await ports.limits.use('codeLoginFromAddress', visit.visitor.network)
    await ports.limits.use('codeLoginAsEmail', key)
    const request = { email: visit.body.email, code: visit.body.otp, agent: agentOf(visit) }
    const signedIn = await ports.identity.call(IdentityService.LogInWithCode, request, visit.call)
    await ports.limits.reset('codeLoginAsEmail', key)
    return { status: 200, body: await signIn(signedIn, visit, ports) }
  },
})
