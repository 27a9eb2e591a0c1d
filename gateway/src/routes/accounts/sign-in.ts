import { ChatService } from '@rostra/proto/chat'
import type { SignedIn__Output } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import type { Visit } from '../../http/route.ts'
import { toUser, type User } from '../../json/user.ts'
import type { Ports } from '../../ports.ts'
import { messageCredits } from './message-credits.ts'

/** A slow chat service must not hold a sign-in up. */
const adoptWithinMs = 2_000

/** Sets the cookies of the session and of the browser, and gives the member the conversations of the guest that the same browser was. */
export async function signIn(signedIn: SignedIn__Output, visit: Visit<unknown, unknown, unknown>, ports: Ports): Promise<User> {
  const { account, accessToken, deviceToken } = signedIn
  if (!account) throw new Error('identity signed somebody in without an account')
  ports.sessions.begin(visit.response, signedIn)
  ports.devices.remember(visit.response, deviceToken)
  const [credits] = await Promise.all([
    messageCredits(ports, { ...visit.call, token: accessToken }),
    adoptConversations(accessToken, visit, ports),
  ])
  return toUser(account, credits)
}

/** On failure the guest's cookie stays, so that the next sign-in tries again. */
async function adoptConversations(accessToken: string, { request, response, call }: Visit<unknown, unknown, unknown>, ports: Ports) {
  try {
    const pass = await ports.guests.of(request, response)
    if (!pass) return
    const options = { ...call, token: accessToken, deadlineMs: adoptWithinMs }
    await ports.chat.call(ChatService.AdoptConversations, { guestToken: pass.token }, options)
    ports.guests.clear(response)
  } catch (error) {
    ports.log.warn({ err: error, requestId: call.requestId }, 'a guest’s conversations could not be adopted')
  }
}

/** The browser's name for itself, as the list of sessions shows it. */
export const agentOf = ({ request }: Visit<unknown, unknown, unknown>): string => (request.get('User-Agent') ?? '').slice(0, 300)
