import { parseRetryAfter } from '@rostra/kit/net/retry-after'

/** Returns the wait that a response asks for, in milliseconds; undefined for none. */
export function retryAfterMs(headers: Headers): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN)
  return milliseconds >= 0 ? milliseconds : parseRetryAfter(headers.get('retry-after'))
}
