import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { email, emailKey } from '../../../json/email.ts'
import { otp } from '../../../json/otp.ts'
import { route } from '../../../routing/route.ts'
import { attemptCode, type WrongCodeLimit } from '../attempt-code.ts'
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
    const { body, client, call } = context
    const device = await ports.devices.findByEmail(context.request, context.response, emailKey(body.email))
    if (!device) await ports.limits.use('codeLoginFromAddress', client.network)
    const request = { email: body.email, code: body.otp, fromDevice: device !== undefined, ...browserOf(context, ports) }
    const limit: WrongCodeLimit = device ? ['deviceCodePerDay', device.id] : ['wrongCodePerDay', client.network]
    const signedIn = await attemptCode(ports.limits, limit, () => ports.identity.call(IdentityService.LogInWithCode, request, call))
    return finishFirstStep(signedIn, context, ports)
  },
})
