import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { isNews, type PushDelivery, type PushOutcome, retryDelayMs } from '../../domain/push/delivery.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

type Needed = ActiveSessionPorts & Pick<Ports, 'pushSubscriptions' | 'pushDeliveries' | 'sendPush'>

/** Makes one attempt at a push that is due. Returns false when none is due. */
export async function sendDuePush(ports: Needed): Promise<boolean> {
  const { pushDeliveries, now } = ports
  const delivery = await pushDeliveries.lease()
  if (!delivery) return false
  const outcome = isNews(delivery, now()) ? await attempt(ports, delivery) : 'refused'
  const delayMs = outcome === 'failed' ? retryDelayMs(delivery.attempts) : null
  if (delayMs === null) await pushDeliveries.end(delivery)
  else await pushDeliveries.retryAfter(delivery, delayMs)
  return true
}

/** Sends a push to a browser whose session is open. Removes the subscription of any other, and one that its push service has ended. */
async function attempt(ports: Needed, { accountId, subscriptionId, kind, path }: PushDelivery): Promise<PushOutcome> {
  const { pushSubscriptions, sendPush, now } = ports
  const subscription = await pushSubscriptions.byId(accountId, subscriptionId)
  if (!subscription) return 'gone'
  const isOpen = await isSessionOpen(ports, { id: accountId, sessionId: subscription.sessionId })
  const outcome = isOpen ? await sendPush(subscription, { kind, path }) : 'gone'
  if (outcome === 'gone') await pushSubscriptions.remove(accountId, subscriptionId)
  if (outcome === 'sent') await pushSubscriptions.touch(accountId, subscriptionId, new Date(now()))
  return outcome
}

async function isSessionOpen(ports: ActiveSessionPorts, member: { id: string; sessionId: string }): Promise<boolean> {
  try {
    await activeSession(ports, member)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'SESSION_ENDED') return false
    throw error
  }
}
