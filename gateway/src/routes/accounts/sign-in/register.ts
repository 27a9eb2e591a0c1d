import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { emailRule } from '../../../json/email.ts'
import { userSchema } from '../../../json/user.ts'
import { route } from '../../../routing/route.ts'
import { newPassword } from '../password/new-password.ts'
import { browserOf, signIn } from './sign-in.ts'

/** Only types are checked here: identity checks each field, and its messages are shown. */
export const registrationFields = {
  username: z
    .string()
    .max(1_000)
    .meta({ description: 'Unique without regard to case', override: { minLength: 3, maxLength: 32, pattern: '^[A-Za-z0-9_-]*$' } }),
  email: z.string().max(1_000).meta({ description: 'Unique without regard to case', override: emailRule }),
  insights: z.boolean().optional().meta({ description: 'Whether the chats may be used for anonymous insights; by default they may' }),
}

const { username, email, insights } = registrationFields
const registerRequestSchema = z.object({ username, email, password: newPassword, insights }).meta({ id: 'RegisterRequest' })

export const register = route({
  method: 'post',
  path: '/api/register',
  summary: 'Create an account and sign in',
  anonymous: true,
  hashesPassword: true,
  description: 'Also transfers the guest conversations of this browser to the account.',
  body: registerRequestSchema,
  responses: { 201: userSchema },
  headers: { 'Set-Cookie': 'The session, and a mark that this browser has signed in' },
  refusals: { 409: 'USERNAME_TAKEN, EMAIL_TAKEN', 429: 'TOO_MANY_TRIES' },
  handle: async (context, ports) => {
    await ports.limits.use('registerFromAddress', context.client.network)
    const request = { ...context.body, ...browserOf(context, ports) }
    const signedIn = await ports.identity.call(IdentityService.Register, request, context.call)
    return { status: 201, body: await signIn(signedIn, context, ports) }
  },
})
