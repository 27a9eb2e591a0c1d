import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { userSchema } from '../../json/user.ts'
import { newPassword } from './new-password.ts'
import { agentOf, signIn } from './sign-in.ts'

const described = (description: string) => z.string().max(1_000).meta({ description })

/** The shape only: what a username, an address and a password must be is identity's to say, field by field. */
const registration = z.object({
  username: described('3 to 32 of A-Z, a-z, 0-9, _ and -; unique without regard to case'),
  email: described('A valid address, unique without regard to case'),
  password: newPassword,
})

export const register = route({
  method: 'post',
  path: '/api/register',
  summary: 'Make an account and sign in',
  open: true,
  hashesPassword: true,
  description: 'Takes the conversations along that the same browser had as a guest.',
  body: registration,
  answers: { 201: userSchema },
  headers: { 'Set-Cookie': 'The session, and what shows that this browser was signed in before' },
  refusals: { 409: 'USERNAME_TAKEN, EMAIL_TAKEN', 429: 'TOO_MANY_TRIES' },
  handle: async (visit, ports) => {
    await ports.limits.use('registerFromAddress', visit.visitor.network)
    const request = { ...visit.body, agent: agentOf(visit) }
    const signedIn = await ports.identity.call(IdentityService.Register, request, visit.call)
    return { status: 201, body: await signIn(signedIn, visit, ports) }
  },
})
