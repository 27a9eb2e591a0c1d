import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import { pendingSignInSchema, toPendingSignIn } from '../../../json/second-factor/pending-sign-in.ts'
import { toUser, type User, userSchema } from '../../../json/user.ts'
import type { Ports } from '../../../ports.ts'
import type { RequestContext } from '../../../routing/route.ts'
import { messageCredits } from '../message-credits.ts'
import { adoptGuest } from './adopt-guest.ts'

/** The answers to the first step of a sign-in: the account, or what the second step needs. */
export const firstStepResponses = { 200: userSchema, 202: pendingSignInSchema }

/** Signs the member in, or returns the pending sign-in of an account with a second factor. */
export async function finishFirstStep(signedIn: SignedIn__Output, context: RequestContext, ports: Ports) {
  if (signedIn.sessionsEndedOf) await ports.revocations.announce({ accountId: signedIn.sessionsEndedOf })
  if (signedIn.secondFactor) return { status: 202, body: toPendingSignIn(signedIn.secondFactor) } as const
  return { status: 200, body: await signIn(signedIn, context, ports) } as const
}

/** Sets the cookies of session and device, and transfers what this browser's guest has to the member. */
export async function signIn(signedIn: SignedIn__Output, context: RequestContext, ports: Ports): Promise<User> {
  const { account, accessToken, deviceToken, endedSessionId } = signedIn
  if (!account) throw new Error('identity sent a sign-in without its account')
  ports.sessions.start(context.response, signedIn)
  ports.devices.remember(context.response, deviceToken)
  if (endedSessionId) await ports.revocations.announce({ sessionId: endedSessionId })
  const call = { ...context.call, token: accessToken }
  const [credits] = await Promise.all([messageCredits(ports, call), adoptGuest({ ...context, call }, ports)])
  return toUser(account, credits)
}

/** Returns the User-Agent, which the list of sessions shows, and the secret of the browser's earlier session, which the sign-in ends. */
export const browserOf = ({ request }: RequestContext, { sessions }: Pick<Ports, 'sessions'>) => ({
  agent: (request.get('User-Agent') ?? '').slice(0, 300),
  previousSessionSecret: sessions.secretOf(request),
})
