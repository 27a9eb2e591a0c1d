import { LRUCache } from 'lru-cache'

export interface ResponseCache<Value> {
  /** Returns the cached value of a key, or creates it. Concurrent requests for a key share one creation. A failure isn't cached. */
  get: (key: string, create: () => Promise<Value>) => Promise<Value>
  /** Removes every value, including those under creation, because the data behind them has changed. */
  clear: () => void
}

/**
 * lru-cache serves a value until it is older than its TTL, so a value is served for less than half a second: with the way of an
 * event, what operators suspend is gone from every gateway within a second.
 */
const ttlMs = 499

export interface ResponseCacheOptions {
  max?: number
  /** The clock, in milliseconds. */
  now?: () => number
}

/** Creates a cache of responses that are the same for every client, for half a second each. */
export function createResponseCache<Value>({ max = 1_000, now = Date.now }: ResponseCacheOptions = {}): ResponseCache<Value> {
  const cache = new LRUCache<string, Promise<Value>>({ max, ttl: ttlMs, ttlResolution: 0, perf: { now } })
  return {
    get: (key, create) => {
      const cached = cache.get(key)
      if (cached) return cached
      const created = create()
      cache.set(key, created)
      created.catch(() => cache.peek(key) === created && cache.delete(key))
      return created
    },
    clear: () => cache.clear(),
  }
}
