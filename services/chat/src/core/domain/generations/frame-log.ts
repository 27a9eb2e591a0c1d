import type { AnswerState } from './answer-state.ts'
import type { Frame } from './frame.ts'

/** Handles one frame. The log waits for the returned promise before it delivers the next, so a slow reader gets no more. */
export type FrameHandler = (frame: Frame) => Promise<void> | undefined

/** Handles what the model does while no frame arrives. The log waits for the returned promise as well. */
export type StateHandler = (state: AnswerState) => Promise<void> | undefined

/**
 * The frames of one generation in memory, stored once for all its readers. A reader is a position in the log: a slow one costs no memory,
 * and a late one misses nothing.
 */
export class FrameLog {
  readonly #frames: Frame[]
  #state: AnswerState | undefined
  #waiting: (() => void)[] = []
  #closed = false
  #readers = 0
  #wasLeft = false
  readonly #onChunk: () => void

  /** `onChunk` is called for every appended chunk, not for the `first` frames. */
  constructor(onChunk: () => void = () => undefined, first: readonly Frame[] = []) {
    this.#onChunk = onChunk
    this.#frames = [...first]
  }

  /** The number of frames, which is the last one's seq. */
  get length(): number {
    return this.#frames.length
  }

  get ended(): boolean {
    return this.#frames.at(-1)?.kind === 'end'
  }

  /** The chunks so far, joined. */
  get text(): string {
    return this.#frames.map((frame) => (frame.kind === 'chunk' ? frame.content : '')).join('')
  }

  /** Whether a reader follows it now. */
  get isRead(): boolean {
    return this.#readers > 0
  }

  /** Whether a reader has left before the end. */
  get wasLeft(): boolean {
    return this.#wasLeft
  }

  /** Appends the next frame. Ignores one that the log has already; throws for a gap. */
  append(frame: Frame): void {
    if (frame.seq <= this.#frames.length) return
    if (frame.seq !== this.#frames.length + 1) throw new Error(`frame ${frame.seq} came after ${this.#frames.length}`)
    this.#frames.push(frame)
    this.#state = undefined
    if (frame.kind === 'chunk') this.#onChunk()
    this.#wake()
  }

  /** Shows a state to the readers that wait for the next frame. It is not kept: a reader that comes later gets the next one. */
  show(state: AnswerState): void {
    this.#state = state
    this.#wake()
  }

  /** Ends all reads, whether or not the log has its end frame. */
  close(): void {
    this.#closed = true
    this.#wake()
  }

  /**
   * Delivers every frame with a seq above `after` as it is appended, up to the end frame, which is delivered in any case. Returns true
   * after the end frame, false when the log was closed or `signal` aborted before.
   */
  async read(after: number, signal: AbortSignal, onFrame: FrameHandler, onState?: StateHandler): Promise<boolean> {
    let position = after
    let state = this.#state
    let wake = () => {}
    const onAbort = () => wake()
    signal.addEventListener('abort', onAbort)
    this.#readers++
    try {
      while (!signal.aborted) {
        if (this.ended) position = Math.min(position, this.#frames.length - 1)
        const frame = this.#frames[position]
        if (frame) {
          const handled = onFrame(frame)
          if (handled) await handled
          if (frame.kind === 'end') return true
          position++
        } else if (this.#closed) return false
        else if (onState && this.#state && this.#state !== state) {
          state = this.#state
          const handled = onState(state)
          if (handled) await handled
        } else
          await new Promise<void>((resolve) => {
            wake = resolve
            this.#waiting.push(resolve)
          })
      }
      return false
    } finally {
      this.#readers--
      if (signal.aborted) this.#wasLeft = true
      signal.removeEventListener('abort', onAbort)
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }
}
