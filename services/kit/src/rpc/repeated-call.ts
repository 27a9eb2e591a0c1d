/**
 * Limits retries to a fraction of the successful calls, like gRPC's retryThrottling: a retry takes a token, a success returns `ratio` of
 * one, and calls are retried while more than half of the tokens are left.
 */
export class RetryBudget {
  readonly #max: number
  readonly #ratio: number
  #tokens: number

  constructor(max: number, ratio: number) {
    this.#max = max
    this.#ratio = ratio
    this.#tokens = max
  }

  /** Takes a token. Returns false when no retry is allowed. */
  spend(): boolean {
    if (this.#tokens <= this.#max / 2) return false
    this.#tokens--
    return true
  }

  succeeded(): void {
    this.#tokens = Math.min(this.#max, this.#tokens + this.#ratio)
  }
}

/** One attempt of a call. `cancel` ends it; its result is then ignored. */
export interface Attempt {
  cancel: () => void
}

/** Starts an attempt, which calls `end` once. */
export type StartAttempt<Answer> = (end: (error: unknown, answer?: Answer) => void) => Attempt

export interface Repetition {
  /** Starts a second attempt after this time, in milliseconds. */
  afterMs: number
  budget: RetryBudget
  /** Whether another replica may still succeed where an attempt failed with this error. */
  isTransient: (error: unknown) => boolean
  onRepeated: () => void
}

/**
 * Runs a repeatable call as a hedged request. When the first attempt has no answer in time, a second one starts in parallel, usually at
 * another replica. The first answer or refusal counts, and the other attempt is cancelled. A transient failure of one attempt leaves the
 * other running.
 */
export function startRepeatable<Answer>(
  start: StartAttempt<Answer>,
  { afterMs, budget, isTransient, onRepeated }: Repetition,
  end: (error: unknown, answer?: Answer) => void,
): Attempt {
  const running = new Set<Attempt>()
  let timer: NodeJS.Timeout | undefined
  const cancel = () => {
    clearTimeout(timer)
    for (const attempt of running) attempt.cancel()
    running.clear()
  }
  const begin = () => {
    const attempt = start((error, answer) => {
      if (!running.delete(attempt)) return
      if (error && running.size > 0 && isTransient(error)) return
      if (!error) budget.succeeded()
      cancel()
      end(error, answer)
    })
    running.add(attempt)
  }
  begin()
  timer = setTimeout(() => {
    if (!budget.spend()) return
    onRepeated()
    begin()
  }, afterMs)
  return { cancel }
}
