import type { Log } from '@rostra/kit/log'
import { createPublicFetch } from '@rostra/kit/net/public-fetch'
import { createPublicHosts, type PublicHostsOptions } from '@rostra/kit/net/public-hosts'
import { parseRetryAfter } from '@rostra/kit/net/retry-after'
import webPush from 'web-push'
import type { Ports } from '../domain/ports.ts'
import { keptForMs, type PushContent, type PushOutcome, type PushResult } from '../domain/push/delivery.ts'
import type { PushTarget } from '../domain/push/subscription.ts'
import type { Vapid } from '../domain/push/vapid.ts'

/** Milliseconds for one attempt. */
const timeoutMs = 10_000

/** How long a push service keeps a push for a browser that is offline, in seconds. */
const ttlSeconds = keptForMs / 1_000

interface PushSenderOptions {
  /** Null when nothing is sent. */
  vapid: Vapid | null
  hosts: PublicHostsOptions
  log: Log
}

/**
 * Creates what sends pushes (RFC 8030) to public addresses. web-push encrypts and signs. The request is ours: only so the connection
 * goes to an address that was checked. A push service keeps the latest push of each kind for a browser that is offline.
 */
export function createPushSender({ vapid, hosts, log }: PushSenderOptions): Pick<Ports, 'sendPush' | 'isPublicUrl'> {
  const { check } = createPublicHosts(hosts)
  const fetch = createPublicFetch(hosts)

  const send = async (vapidDetails: Vapid, { endpoint, p256dh, auth }: PushTarget, content: PushContent): Promise<PushResult> => {
    const options = { vapidDetails, TTL: ttlSeconds, topic: content.kind }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), options)
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const answer = await fetch(new URL(endpoint), { method: 'POST', headers: texts, body, timeoutMs })
    const { status } = answer
    const outcome = outcomeOf(status)
    if (outcome === 'refused' || outcome === 'failed') log.warn({ host: new URL(endpoint).host, status }, 'a push service refused a push')
    return { outcome, retryAfterMs: parseRetryAfter(answer.headers['retry-after']) }
  }

  return {
    sendPush: async (target, content) => {
      if (!vapid) return { outcome: 'refused' }
      try {
        return await send(vapid, target, content)
      } catch (err) {
        log.warn({ err, host: new URL(target.endpoint).host }, 'a push could not be sent')
        return { outcome: 'failed' }
      }
    },
    isPublicUrl: (url) => {
      try {
        check(url)
        return true
      } catch {
        return false
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'failed' : 'refused'
}
