import { withJitter } from '@rostra/kit/async/retry'
import { type Message, type Outcome, offReasonOf, pauseMs } from '../domain/delivery.ts'
import type { Claim, DeliveryQueue, Ports, Webhooks } from '../domain/ports.ts'
import { signedHeaders } from '../domain/signature.ts'
import type { Target } from '../domain/webhook.ts'

interface Sending extends Pick<Ports, 'secrets' | 'send' | 'delaysMs' | 'now'> {
  webhooks: Pick<Webhooks, 'succeeded' | 'failed'>
  queue: Pick<DeliveryQueue, 'next' | 'record' | 'release'>
}

/** Deliveries that one claim sends. With 10 s for each attempt they end before the claim. */
const perClaim = 5

/**
 * Sends what is due of a claimed webhook, one delivery after the other. After a failure the webhook pauses, so that a server that is away
 * costs one attempt a pause, however much waits for it.
 */
export async function sendClaimed(ports: Sending, claim: Claim, signal: AbortSignal): Promise<void> {
  await ports.queue.release(claim, await sendSome(ports, claim.target, signal))
}

/** Returns the pause of the webhook, in milliseconds. */
async function sendSome(ports: Sending, target: Target, signal: AbortSignal): Promise<number> {
  for (let sent = 0; sent < perClaim && !signal.aborted; sent++) {
    const message = await ports.queue.next(target.id)
    if (!message) return 0
    const pause = await attempt(ports, target, message)
    if (pause > 0) return pause
  }
  return 0
}

const unreadable: Outcome = { status: null, failure: 'unreadable', durationMs: 0 }

/** Sends a delivery once, and stores how it ended. Returns the pause of the webhook, in milliseconds: 0 after a success. */
async function attempt({ webhooks, queue, secrets, send, delaysMs, now }: Sending, target: Target, message: Message): Promise<number> {
  const secret = secrets.open(target.sealedSecret, target.id)
  const outcome = secret === null ? unreadable : await send(target.url, signedHeaders(secret, message, now()), message.body)
  if (outcome.failure === null) {
    await queue.record(message.id, outcome, null)
    if (target.failures > 0) await webhooks.succeeded(target.id)
    return 0
  }
  const offReason = offReasonOf(target, outcome, now())
  const delayMs = offReason ? undefined : delaysMs[message.attempts]
  await queue.record(message.id, outcome, delayMs === undefined ? null : withJitter(delayMs))
  const failures = await webhooks.failed(target.id, now(), offReason)
  return withJitter(pauseMs(failures, { delaysMs, retryAfterMs: outcome.retryAfterMs }))
}
