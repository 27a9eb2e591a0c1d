interface KeepFreshOptions {
  maxAgeMs: number
  /** The clock, in milliseconds. */
  now?: () => number
}

/**
 * Returns a function that creates a value once and keeps it. A value older than `maxAgeMs` is renewed in the background and given meanwhile, also
 * after a renewal failed. Only the first creation is waited for, and its failure is thrown.
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
    if (now() - kept.createdAt > maxAgeMs) renew().catch(() => undefined)
    return kept.value
  }
}
