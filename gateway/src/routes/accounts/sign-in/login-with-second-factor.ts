import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { otp } from '../../../json/otp.ts'
import { authenticationResponse } from '../../../json/second-factor/webauthn.ts'
import { userSchema } from '../../../json/user.ts'
import type { Ports } from '../../../ports.ts'
import { type RequestContext, route } from '../../../routing/route.ts'
import { attemptCode, type WrongCodeLimit } from '../attempt-code.ts'
import { browserOf, signIn } from './sign-in.ts'

const token = z.string().min(1).max(200).meta({ description: 'The token of the sign-in that waits' })
const recoveryCode = z.string().min(1).max(100).meta({ description: 'Compared without regard to case, spaces and hyphens' })

const absent = z.never('Exactly one of code, recoveryCode and passkey is needed').optional()

/** The second step of a sign-in, with exactly one of the three factors. */
const requestSchema = z
  .union([
    z.object({ token, code: otp, recoveryCode: absent, passkey: absent }),
    z.object({ token, code: absent, recoveryCode, passkey: absent }),
    z.object({ token, code: absent, recoveryCode: absent, passkey: authenticationResponse }),
  ])
  .meta({ id: 'LoginSecondFactorRequest' })

export const loginWithSecondFactor = route({
  method: 'post',
  path: '/api/login/second-factor',
  summary: 'Finish signing in with the second factor',
  anonymous: true,
  description: 'Also transfers the guest conversations of this browser to the account. Five wrong ones end the sign-in.',
  body: requestSchema,
  responses: { 200: userSchema },
  headers: { 'Set-Cookie': 'The session, and a mark that this browser has signed in' },
  refusals: {
    401: 'SECOND_FACTOR_INVALID, SECOND_FACTOR_EXPIRED',
    403: 'ACCOUNT_SUSPENDED, CROSS_SITE',
    409: 'SECOND_FACTOR_UNREADABLE',
    429: 'TOO_MANY_TRIES',
  },
  handle: async (context, ports) => {
    const { body, call } = context
    const passkey = body.passkey ? JSON.stringify(body.passkey) : ''
    const request = { ...body, passkey, ...browserOf(context, ports) }
    const attempt = () => ports.identity.call(IdentityService.LogInWithSecondFactor, request, call)
    const signedIn = body.recoveryCode ? await attempt() : await attemptCode(ports.limits, await limitOf(context, ports), attempt)
    return { status: 200, body: await signIn(signedIn, context, ports) }
  },
})

/** Returns the limit of wrong second factors of this browser. Throws SECOND_FACTOR_EXPIRED, which no limit counts: a token has 256 bits. */
async function limitOf(
  { body, client, call, request, response }: RequestContext<unknown, unknown, { token: string }>,
  { identity, devices }: Ports,
): Promise<WrongCodeLimit> {
  const { username } = await identity.call(IdentityService.FindPendingSignIn, { token: body.token }, call)
  const device = await devices.find(request, response, username)
  return device?.passedFactor ? ['deviceFactorPerDay', device.username] : ['wrongFactorPerDay', client.network]
}
