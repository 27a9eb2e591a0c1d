import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'

/** The answer to a GET: the address of a redirect, or the body of a success. */
export type Answer = { location: string; body: null } | { location: null; body: AsyncIterable<Buffer> }

/** Sends a GET to one IP address. Throws an Error for an answer that is neither a success nor a redirect. */
export type GetFrom = (url: URL, address: string, signal: AbortSignal) => Promise<Answer>

const headers = { Accept: 'image/png, image/jpeg, image/webp', 'User-Agent': 'Rostra' }

/** Over https. The certificate must be of the URL's host, whatever the address is. */
export const getFrom: GetFrom = async (url, address, signal) => {
  const sent = request(url, { headers, agent: false, lookup: always(address), signal })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0 } = answer
  const { location } = answer.headers
  if (statusCode === 200) return { location: null, body: answer }
  answer.destroy()
  if (statusCode >= 300 && statusCode < 400 && location) return { location, body: null }
  throw new Error(`status ${statusCode}`)
}

/** Returns a lookup whose only answer is the address that was checked. */
const always = (address: string): LookupFunction => {
  const family = isIPv6(address) ? 6 : 4
  return (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
}
