import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'
const secretBytes = 32

/** Returns a new secret of a webhook, in the form of Standard Webhooks. */
export const newSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`

/**
 * Returns the headers of a delivery as Standard Webhooks (1.0) says. The id is the same at every attempt; the time is that of the attempt.
 */
export function signedHeaders(secret: string, { id, body }: { id: string; body: string }, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
