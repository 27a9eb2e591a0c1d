/**
 * Bounds retries to a share of the successful calls, as gRPC's retryThrottling does: a retry takes a token, a success returns `ratio` of one,
 * and there are retries while more than half of the tokens are left.
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

  /** Takes a token. Returns false when the budget is used up. */
  spend(): boolean {
    if (this.#tokens <= this.#max / 2) return false
    this.#tokens--
    return true
  }

  succeeded(): void {
    this.#tokens = Math.min(this.#max, this.#tokens + this.#ratio)
  }
}
