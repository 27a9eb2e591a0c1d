import { type Message, type Outcome, pauseMs } from '../domain/delivery.ts'
import type { Claim, Ports } from '../domain/ports.ts'
import { signedHeaders } from '../domain/signature.ts'
import { isGivenUp, type Target } from '../domain/webhook.ts'

type Sending = Pick<Ports, 'webhooks' | 'queue' | 'secrets' | 'send' | 'delaysMs' | 'now'>

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
    const failures = await attempt(ports, target, message)
    if (failures > 0) return pauseMs(failures, ports.delaysMs)
  }
  return 0
}

const unreadable: Outcome = { status: null, failure: 'switched_off', durationMs: 0 }

/** Sends a delivery once, and stores how it ended. Returns the failures of the webhook in a row. */
async function attempt({ webhooks, queue, secrets, send, delaysMs, now }: Sending, target: Target, message: Message): Promise<number> {
  const secret = secrets.open(target.sealedSecret, target.id)
  const outcome = secret === null ? unreadable : await send(target.url, signedHeaders(secret, message, now()), message.body)
  const isOff = outcome.failure !== null && (secret === null || isGivenUp(target, outcome.status, now()))
  const retryMs = outcome.failure === null || isOff ? null : (delaysMs[message.attempts] ?? null)
  await queue.record(message.id, outcome, retryMs)
  if (outcome.failure !== null) return webhooks.failed(target.id, now(), isOff)
  if (target.failures > 0) await webhooks.succeeded(target.id)
  return 0
}
