/**
 * Passes text on up to the first of some stop texts, wherever the pieces are cut. Holds back text that may be the beginning of one. Of stop
 * texts that end at the same character, the longest counts.
 */
export class StopFilter {
  readonly #stops: readonly string[]
  readonly #emit: (text: string) => void
  readonly #onStop: () => void
  #held = ''
  #isStopped = false

  /** `onStop` is called once, after the text before a stop text was emitted. */
  constructor(stops: readonly string[], emit: (text: string) => void, onStop: () => void) {
    this.#stops = stops
    this.#emit = emit
    this.#onStop = onStop
  }

  push(text: string): void {
    if (this.#isStopped) return
    this.#held += text
    const at = this.#firstStop()
    if (at === undefined) {
      this.#release(this.#held.length - this.#pending())
      return
    }
    this.#release(at)
    this.#held = ''
    this.#isStopped = true
    this.#onStop()
  }

  /** Emits what is held back, at the end of the text. */
  end(): void {
    if (!this.#isStopped) this.#release(this.#held.length)
  }

  /** The start of the stop text that is complete first. */
  #firstStop(): number | undefined {
    let first: { start: number; end: number } | undefined
    for (const stop of this.#stops) {
      const start = this.#held.indexOf(stop)
      if (start < 0) continue
      const end = start + stop.length
      if (!first || end < first.end || (end === first.end && start < first.start)) first = { start, end }
    }
    return first?.start
  }

  /** The length of the end of the held text that may begin a stop text. */
  #pending(): number {
    let longest = 0
    for (const stop of this.#stops) {
      for (let length = Math.min(stop.length - 1, this.#held.length); length > longest; length--)
        if (this.#held.endsWith(stop.slice(0, length))) longest = length
    }
    return longest
  }

  #release(length: number): void {
    if (length === 0) return
    const text = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    this.#emit(text)
  }
}
