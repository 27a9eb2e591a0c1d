import type { FinishedIssuerSignIn__Output } from '@rostra/proto/gen/rostra/identity/v1/FinishedIssuerSignIn'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { memberOf } from '../../../callers/client.ts'
import { idParams } from '../../../json/fields.ts'
import { pendingSignInSchema } from '../../../json/second-factor/pending-sign-in.ts'
import { userSchema } from '../../../json/user.ts'
import type { Ports } from '../../../ports.ts'
import { type RequestContext, route } from '../../../routing/route.ts'
import { browserOf, finishFirstStep } from '../sign-in/sign-in.ts'

const next = z.string().meta({ description: 'The path that the sign-in named; empty for none' })
const finishedSchema = z
  .union([
    z.object({ next, user: userSchema }).meta({ id: 'OidcSignedIn' }),
    z.object({ next, ...pendingSignInSchema.shape }).meta({ id: 'OidcPendingSignIn' }),
    z
      .object({
        next,
        signUp: z.object({
          label: z.string().meta({ description: 'The name of the issuer' }),
          username: z.string().meta({ description: 'A free username; empty when none could be made' }),
          email: z.string().meta({ description: 'The address that the issuer gave; empty for none' }),
          proven: z.boolean().meta({ description: 'Whether the address counts as confirmed; otherwise another one may be given' }),
        }),
      })
      .meta({ id: 'OidcSignUp' }),
    z
      .object({ next, linked: z.string().meta({ description: 'The name of the issuer whose identity was linked' }) })
      .meta({ id: 'OidcLinked' }),
  ])
  .meta({ id: 'OidcFinished' })

/** The time limit of the call, in milliseconds: an issuer is asked up to four times, for 3 s each. */
const deadlineMs = 15_000

export const finishIssuerSignIn = route({
  method: 'post',
  path: '/api/oidc/{id}/finish',
  summary: 'Finish a sign-in, or the link of an identity, at an issuer',
  description:
    'Once, in the browser that began it. Has `user` for a signed-in member, whose guest conversations of this browser are transferred; ' +
    '`secondFactor` for an account with one, where `/api/login/second-factor` follows; `signUp` for a person without an account, where ' +
    '`/api/oidc/sign-up` follows within 10 minutes; `linked` for a member who links the identity.',
  params: idParams,
  body: z
    .object({
      response: z.string().min(1).max(8_000).meta({ description: 'The query with which the issuer sent the browser to `/oidc/{id}`' }),
    })
    .meta({ id: 'FinishOidcRequest' }),
  responses: { 200: finishedSchema },
  headers: { 'Set-Cookie': 'With `user`: the session, and a mark that this browser has signed in' },
  refusals: {
    401: 'SESSION_ENDED',
    403: 'OIDC_DENIED, OIDC_REFUSED, ACCOUNT_SUSPENDED, SECOND_FACTOR_NEEDED, CROSS_SITE',
    404: 'ISSUER_NOT_FOUND',
    409: 'OIDC_EXPIRED, EMAIL_TAKEN, IDENTITY_TAKEN, IDENTITY_EXISTS',
    429: 'TOO_MANY_TRIES',
    503: 'ISSUER_UNAVAILABLE',
  },
  handle: async (context, ports) => {
    const { params, body, client, call, request } = context
    await ports.limits.use('oidcFromAddress', client.network)
    const browser = { ...browserOf(context, ports), browserSecret: ports.oidcCookie.read(request) ?? '' }
    const finish = { issuerId: params.id, response: body.response, ...browser }
    const finished = await ports.identity.call(IdentityService.FinishIssuerSignIn, finish, { ...call, deadlineMs })
    if (!finished.signUp) ports.oidcCookie.clear(context.response)
    if (finished.sessionsEnded) {
      const member = memberOf(client)
      await ports.revocations.announce({ accountId: member.id, exceptSessionId: member.sessionId })
    }
    return { status: 200, body: await toFinished(finished, context, ports) }
  },
})

async function toFinished({ next, signedIn, signUp, linked }: FinishedIssuerSignIn__Output, context: RequestContext, ports: Ports) {
  if (signUp) return { next, signUp }
  if (!signedIn) return { next, linked }
  const step = await finishFirstStep(signedIn, context, ports)
  return step.status === 202 ? { next, ...step.body } : { next, user: step.body }
}
