/** Remembers answers for some seconds, so that many who ask for the same cost one look. */
export interface Memory<T> {
  /** What is remembered, else what `look` finds; those who ask meanwhile wait for the same look. Only what `isKept` is remembered. */
  get: (key: string, look: () => Promise<T>, isKept?: (value: T) => boolean) => Promise<T>
  /** Forgets what `isConcerned`, by its key, or everything; looks that are under way are not remembered then. */
  drop: (isConcerned?: (key: string) => boolean) => void
}

export interface MemoryOptions<T> {
  /** So many answers, or so much in all by their weights; what was asked for the longest ago goes first. */
  most: number
  weightOf?: (value: T) => number
  /** As long as this it is given as it is. */
  freshMs: number
  /** As long as this it is still given, and renewed meanwhile. */
  usableMs: number
  now?: () => number
}

/** A memory in this process. */
export function createMemory<T>({ most, weightOf = () => 1, freshMs, usableMs, now = Date.now }: MemoryOptions<T>): Memory<T> {
  const known = new Map<string, { value: T; at: number }>()
  const looks = new Map<string, { value: Promise<T> }>()
  let weight = 0

  const forget = (key: string) => {
    const entry = known.get(key)
    if (entry && known.delete(key)) weight -= weightOf(entry.value)
  }
  const keep = (key: string, value: T) => {
    known.set(key, { value, at: now() })
    weight += weightOf(value)
    for (const oldest of known.keys()) {
      if (weight <= most) return
      forget(oldest)
    }
  }
  const renew: Memory<T>['get'] = (key, look, isKept = () => true) => {
    const running = looks.get(key)
    if (running) return running.value
    const own = { value: look() }
    looks.set(key, own)
    const learn = async () => {
      try {
        const value = await own.value
        if (looks.get(key) !== own) return value
        forget(key)
        if (isKept(value)) keep(key, value)
        return value
      } finally {
        if (looks.get(key) === own) looks.delete(key)
      }
    }
    return learn()
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
    drop: (isConcerned = () => true) => {
      for (const key of [...known.keys()].filter(isConcerned)) forget(key)
      for (const key of [...looks.keys()].filter(isConcerned)) looks.delete(key)
    },
  }
}
