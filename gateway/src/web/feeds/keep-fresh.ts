interface KeepFreshOptions {
  maxAgeMs: number
  /** The clock, in milliseconds. */
  now?: () => number
}

/**
 * Returns a function that creates a value and caches it for `maxAgeMs`. Concurrent callers share one creation. When a renewal fails,
 * callers get the old value, and the next call tries again. Throws the error of a first creation that fails.
 */
export function keepFresh<Value>(create: () => Promise<Value>, { maxAgeMs, now = Date.now }: KeepFreshOptions): () => Promise<Value> {
  let kept: { value: Value; createdAt: number } | undefined
  let creation: Promise<Value> | undefined
  const renew = () => {
    const startedAt = now()
    creation ??= create()
      .then((value) => {
        kept = { value, createdAt: startedAt }
        return value
      })
      .finally(() => {
        creation = undefined
      })
    return creation
  }
  return async () => {
    if (!kept) return renew()
    const old = kept.value
    return now() - kept.createdAt > maxAgeMs ? renew().catch(() => old) : old
  }
}
