import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'
import { plainText, validate } from '../validation.ts'
import { isPublicKey } from './vapid.ts'

/** Where and with which keys a browser gets pushes: its push service's address, and its own keys (RFC 8291) as base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The subscription of one browser to pushes. It ends with its session. */
export interface PushSubscription extends PushTarget {
  id: string
  accountId: string
  sessionId: string
  createdAt: Date
  /** When it was stored or a push reached its push service. */
  usedAt: Date
}

/** The most subscriptions of an account. */
export const maxSubscriptions = 10

/** The attempts that fail in a row after which a subscription is removed: about those of three notices. A page of its browser renews it. */
export const maxFailures = 12

/** How long a subscription is kept without a use, in milliseconds. */
export const unusedForMs = 90 * 86_400_000

const authBytes = 16
const base64url = /^[\w-]+$/

const schema = z.object({
  endpoint: plainText('Please give the endpoint'),
  p256dh: plainText('Please give the key').refine(isPublicKey, 'This is no P-256 key'),
  auth: plainText('Please give the secret').refine(
    (text) => base64url.test(text) && Buffer.from(text, 'base64url').length === authBytes,
    'This is no secret of 16 bytes',
  ),
})

/**
 * Returns the target of a request. Throws VALIDATION for its keys, and
 * ADDRESS_NOT_ALLOWED for an endpoint that is not of the public internet.
 */
export function readTarget(input: unknown, isAllowed: (url: URL) => boolean): PushTarget {
  const target = validate(schema, input)
  if (!URL.canParse(target.endpoint) || !isAllowed(new URL(target.endpoint))) throw addressNotAllowed()
  return target
}

const addressNotAllowed = () =>
  new DomainError('invalid', 'ADDRESS_NOT_ALLOWED', 'Notifications are sent to public https addresses only', {
    fields: { endpoint: 'This address is not allowed' },
  })

export const pushOff = () => new DomainError('state', 'PUSH_OFF', 'This site sends no notifications to closed pages')
