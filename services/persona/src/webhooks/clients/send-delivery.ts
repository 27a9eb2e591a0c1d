import { createPublicFetch, type PublicFetch } from '@rostra/kit/net/public-fetch'
import { AddressNotAllowed, createPublicHosts } from '@rostra/kit/net/public-hosts'
import type { DeliveryFailure, Outcome } from '../domain/delivery.ts'
import type { CheckAddress, SendDelivery } from '../domain/ports.ts'
import { addressNotAllowed } from '../domain/webhook.ts'

/** Milliseconds for one attempt. */
const timeoutMs = 10_000

/** Creates the sender of deliveries. The body of an answer is not read, and a redirect is a failure. */
export function createDeliverySender(allowsLocal: boolean, fetch: PublicFetch = createPublicFetch({ allowsLocal })): SendDelivery {
  return async (url, headers, body): Promise<Outcome> => {
    const startedAt = performance.now()
    const took = () => Math.round(performance.now() - startedAt)
    try {
      const { status } = await fetch(new URL(url), { method: 'POST', headers, body, timeoutMs })
      return { status, failure: status >= 200 && status < 300 ? null : 'status', durationMs: took() }
    } catch (error) {
      return { status: null, failure: failureOf(error), durationMs: took() }
    }
  }
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressNotAllowed) return 'address'
  const { name } = error as Error
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'connection'
}

/** Creates the check of an address that is saved. */
export function createAddressCheck(allowsLocal: boolean): CheckAddress {
  const hosts = createPublicHosts({ allowsLocal })
  return async (url) => {
    try {
      await hosts.addressOf(new URL(url))
    } catch (error) {
      if (error instanceof AddressNotAllowed) throw addressNotAllowed(error.message)
      throw error
    }
  }
}
