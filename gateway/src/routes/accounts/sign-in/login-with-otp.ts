import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { email, emailKey } from '../../../json/email.ts'
import { otp } from '../../../json/otp.ts'
import { route } from '../../../routing/route.ts'
import { attemptCode } from '../attempt-code.ts'
import { browserOf, finishFirstStep, firstStepResponses } from './sign-in.ts'

export const loginWithOtp = route({
  method: 'post',
  path: '/api/login-with-otp',
  summary: 'Sign in by a one-time code',
  anonymous: true,
  description:
    'Also transfers the guest conversations of this browser to the account. For an account with a second factor the answer is 202 and opens no ' +
    'session: `/api/login/second-factor` follows.',
  body: z.object({ email, otp }).meta({ id: 'LoginWithOtpRequest' }),
  responses: firstStepResponses,
  headers: { 'Set-Cookie': 'With status 200: the session, and a mark that this browser has signed in' },
  refusals: { 401: 'OTP_INVALID', 403: 'ACCOUNT_SUSPENDED, CROSS_SITE', 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    const key = emailKey(context.body.email)
    await ports.limits.use('codeLoginFromAddress', context.client.network)
    await ports.limits.use('codeLoginAsEmail', key)
    const request = { email: context.body.email, code: context.body.otp, ...browserOf(context, ports) }
    const signedIn = await attemptCode(ports.limits, key, () => ports.identity.call(IdentityService.LogInWithCode, request, context.call))
    await ports.limits.reset('codeLoginAsEmail', key)
    return finishFirstStep(signedIn, context, ports)
  },
})
