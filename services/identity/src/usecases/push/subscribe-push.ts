import type { Ports } from '../../domain/ports.ts'
import { maxSubscriptions, pushOff, readTarget } from '../../domain/push/subscription.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

/**
 * Stores the subscription of the browser of a member's session. Throws SESSION_ENDED, PUSH_OFF, and VALIDATION or ADDRESS_NOT_ALLOWED for
 * the input.
 */
export async function subscribePush(
  ports: ActiveSessionPorts & Pick<Ports, 'pushSubscriptions' | 'vapidPublicKey' | 'isPublicUrl'>,
  member: { id: string; sessionId: string },
  input: unknown,
): Promise<void> {
  const { pushSubscriptions, vapidPublicKey, isPublicUrl, now } = ports
  if (vapidPublicKey === '') throw pushOff()
  const target = readTarget(input, isPublicUrl)
  await activeSession(ports, member)
  const owner = { accountId: member.id, sessionId: member.sessionId }
  await pushSubscriptions.save({ ...target, ...owner }, { now: new Date(now()), most: maxSubscriptions })
}
