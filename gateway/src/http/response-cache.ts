import { LRUCache } from 'lru-cache'

export interface ResponseCache<Value> {
  /** Returns the cached value of a key, or creates it. Concurrent requests for a key share one creation. A failure isn't cached. */
  get: (key: string, create: () => Promise<Value>) => Promise<Value>
  /** Removes every value, including those under creation, because the data behind them has changed. */
  clear: () => void
}

/**
 * The time to live of a value, in milliseconds. lru-cache serves a value until it is older than its TTL. Below half a second, because what
 * operators suspend must disappear from every gateway within a second, including the delivery of the event.
 */
const ttlMs = 499

export interface ResponseCacheOptions<Value> {
  max?: number
  /** The most bytes of all values together. A larger value isn't cached. Default: no limit. */
  maxBytes?: number
  /** Returns the size of a value in bytes. Required with `maxBytes`. */
  sizeOf?: (value: Value) => number
  /** The clock, in milliseconds. */
  now?: () => number
}

/** Creates a cache of responses that are the same for every client, for half a second each. */
export function createResponseCache<Value>(options: ResponseCacheOptions<Value> = {}): ResponseCache<Value> {
  const { max = 1_000, maxBytes = Number.MAX_SAFE_INTEGER, sizeOf = () => 1, now = Date.now } = options
  const cache = new LRUCache<string, { created: Promise<Value> }>({ max, maxSize: maxBytes, ttl: ttlMs, ttlResolution: 0, perf: { now } })
  return {
    get: (key, create) => {
      const cached = cache.get(key)
      if (cached) return cached.created
      const entry = { created: create() }
      // The size is unknown until the value is created. Then a copy replaces the entry, because lru-cache never changes the size of the
      // same object.
      cache.set(key, entry, { size: 1 })
      entry.created.then(
        (value) => cache.peek(key) === entry && cache.set(key, { ...entry }, { size: Math.max(1, sizeOf(value)), noUpdateTTL: true }),
        () => cache.peek(key) === entry && cache.delete(key),
      )
      return entry.created
    },
    clear: () => cache.clear(),
  }
}
