import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../../http/routing/route.ts'
import { email, emailKey } from '../../../json/email.ts'
import { otp } from '../../../json/otp.ts'
import { userSchema } from '../../../json/user.ts'
import { attemptCode } from '../attempt-code.ts'
import { browserOf, signIn } from './sign-in.ts'

export const loginWithOtp = route({
  method: 'post',
  path: '/api/login-with-otp',
  summary: 'Sign in by a one-time code',
  anonymous: true,
  description: 'Also transfers the guest conversations of this browser to the account.',
  body: z.object({ email, otp }).meta({ id: 'LoginWithOtpRequest' }),
  responses: { 200: userSchema },
  headers: { 'Set-Cookie': 'The session, and a mark that this browser has signed in' },
  refusals: { 401: 'OTP_INVALID', 403: 'ACCOUNT_SUSPENDED, CROSS_SITE', 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    const key = emailKey(context.body.email)
    await ports.limits.use('codeLoginFromAddress', context.client.network)
    await ports.limits.use('codeLoginAsEmail', key)
    const request = { email: context.body.email, code: context.body.otp, ...browserOf(context, ports) }
    const signedIn = await attemptCode(ports.limits, key, () => ports.identity.call(IdentityService.LogInWithCode, request, context.call))
    await ports.limits.reset('codeLoginAsEmail', key)
    return { status: 200, body: await signIn(signedIn, context, ports) }
  },
})
