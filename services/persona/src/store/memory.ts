/** Remembers answers for some seconds, so that many who ask for the same cost one look. */
export interface Memory<T> {
  /** What is remembered, else what `look` finds; those who ask meanwhile wait for the same look. Only what `isKept` is remembered. */
  get: (key: string, look: () => Promise<T>, isKept?: (value: T) => boolean) => Promise<T>
  /** Forgets everything; looks that are under way are not remembered. */
  drop: () => void
}

export interface MemoryOptions {
  /** So many answers; the one that was asked for the longest ago goes first. */
  most: number
  /** As long as this it is given as it is. */
  freshMs: number
  /** As long as this it is still given, and renewed meanwhile. */
  usableMs: number
  now?: () => number
}

/** A memory in this process. */
export function createMemory<T>({ most, freshMs, usableMs, now = Date.now }: MemoryOptions): Memory<T> {
  let known = new Map<string, { value: T; at: number }>()
  let looks = new Map<string, Promise<T>>()

  const renew: Memory<T>['get'] = (key, look, isKept = () => true) => {
    const running = looks.get(key)
    if (running) return running
    const [knownNow, looksNow] = [known, looks]
    const learn = async () => {
      try {
        const value = await look()
        knownNow.delete(key)
        if (isKept(value)) knownNow.set(key, { value, at: now() })
        const [oldest] = knownNow.keys()
        if (knownNow.size > most && oldest !== undefined) knownNow.delete(oldest)
        return value
      } finally {
        looksNow.delete(key)
      }
    }
    const started = learn()
    looks.set(key, started)
    return started
  }

  return {
    get: async (key, look, isKept) => {
      const entry = known.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (!entry || age >= usableMs) return renew(key, look, isKept)
      known.delete(key)
      known.set(key, entry)
      // What fails in the background fails again, and is heard of, when the answer is too old.
      if (age >= freshMs) renew(key, look, isKept).catch(() => undefined)
      return entry.value
    },
    drop: () => {
      known = new Map()
      looks = new Map()
    },
  }
}
