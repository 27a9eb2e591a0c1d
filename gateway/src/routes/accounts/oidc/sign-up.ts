import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { userSchema } from '../../../json/user.ts'
import { route } from '../../../routing/route.ts'
import { registrationFields } from '../sign-in/register.ts'
import { browserOf, signIn } from '../sign-in/sign-in.ts'

const { username, email, insights } = registrationFields

export const signUpByIssuer = route({
  method: 'post',
  path: '/api/oidc/sign-up',
  summary: 'Create the account of a person who came back from an issuer, and sign in',
  anonymous: true,
  description:
    'In the browser that finished the sign-in at the issuer. The account has no password. Also transfers the guest conversations of this ' +
    'browser to the account.',
  body: z
    .object({
      username,
      email: email.optional().meta({ description: 'Used unless the issuer gave an address that counts as confirmed' }),
      insights,
    })
    .meta({ id: 'OidcSignUpRequest' }),
  responses: { 201: userSchema },
  headers: { 'Set-Cookie': 'The session, and a mark that this browser has signed in' },
  refusals: { 409: 'OIDC_EXPIRED, USERNAME_TAKEN, EMAIL_TAKEN', 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    await ports.limits.use('registerFromAddress', context.client.network)
    const request = { ...context.body, ...browserOf(context, ports), browserSecret: ports.oidcCookie.read(context.request) ?? '' }
    const signedIn = await ports.identity.call(IdentityService.SignUpByIssuer, request, context.call)
    ports.oidcCookie.clear(context.response)
    return { status: 201, body: await signIn(signedIn, context, ports) }
  },
})
