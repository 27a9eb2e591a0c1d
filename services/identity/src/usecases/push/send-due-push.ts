import { withJitter } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { isNews, type PushDelivery, type PushResult, retryDelayMs } from '../../domain/push/delivery.ts'
import { maxFailures } from '../../domain/push/subscription.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

type Needed = ActiveSessionPorts & Pick<Ports, 'pushSubscriptions' | 'pushDeliveries' | 'sendPush'>

/** Makes one attempt at a push that is due. One that is no news any more is not sent. */
export async function sendDuePush(ports: Needed, delivery: PushDelivery): Promise<void> {
  const { pushDeliveries, now } = ports
  const { outcome, retryAfterMs } = isNews(delivery, now()) ? await attempt(ports, delivery) : noNews
  const delayMs = outcome === 'failed' ? retryDelayMs(delivery.attempts, retryAfterMs) : null
  if (delayMs === null) await pushDeliveries.end(delivery)
  else await pushDeliveries.retryAfter(delivery, withJitter(delayMs))
}

const noNews: PushResult = { outcome: 'refused' }
const gone: PushResult = { outcome: 'gone' }

/**
 * Sends a push to a browser whose session is open. Removes the subscription of any other, one that its push service has ended, and one to
 * which too many attempts in a row have failed.
 */
async function attempt(ports: Needed, { accountId, subscriptionId, kind, path }: PushDelivery): Promise<PushResult> {
  const { pushSubscriptions, sendPush, now } = ports
  const subscription = await pushSubscriptions.byId(accountId, subscriptionId)
  if (!subscription) return gone
  const isOpen = await isSessionOpen(ports, { id: accountId, sessionId: subscription.sessionId })
  const result = isOpen ? await sendPush(subscription, { kind, path }) : gone
  if (result.outcome === 'sent') await pushSubscriptions.touch(accountId, subscriptionId, new Date(now()))
  else if (result.outcome === 'gone') await pushSubscriptions.remove(accountId, subscriptionId)
  else await pushSubscriptions.countFailure(accountId, subscriptionId, maxFailures)
  return result
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
