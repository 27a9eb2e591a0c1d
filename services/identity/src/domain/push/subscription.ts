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

/** How long a subscription is kept without a use, in milliseconds. */
export const unusedForMs = 90 * 86_400_000

const authBytes = 16
const base64url = /^[\w-]+={0,2}$/

const schema = z.object({
  endpoint: plainText('Please give the endpoint'),
  p256dh: plainText('Please give the key').refine(isPublicKey, 'This is no P-256 key'),
  auth: plainText('Please give the secret').refine(
    (text) => base64url.test(text) && Buffer.from(text, 'base64url').length === authBytes,
    'This is no secret of 16 bytes',
  ),
})

/** Returns the target of a request. Throws VALIDATION for its keys, and ADDRESS_NOT_ALLOWED for its endpoint. */
export function readTarget(input: unknown): PushTarget {
  const target = validate(schema, input)
  if (!isAllowedEndpoint(target.endpoint)) throw addressNotAllowed()
  return target
}

/**
 * Reports whether an endpoint is an https address of a named host, on port 443 and without credentials. The addresses of the host are checked
 * when a push is sent, because they may change.
 */
function isAllowedEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, port, username, password, hostname } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublicName(hostname)
}

/** Reports whether a host name may be public. URL has lower-cased it, and has written every form of an IPv4 address with dots. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !/^[\d.]+$/.test(host) && !host.startsWith('[') && !/\.(localhost|local|internal)\.?$/.test(host)

const addressNotAllowed = () =>
  new DomainError('invalid', 'ADDRESS_NOT_ALLOWED', 'Notifications are sent to public https addresses only', {
    fields: { endpoint: 'This address is not allowed' },
  })

export const pushOff = () => new DomainError('state', 'PUSH_OFF', 'This site sends no notifications to closed pages')
