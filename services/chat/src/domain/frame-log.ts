import type { Frame } from './frame.ts'

/** Takes a frame; what it returns is waited for, so that a reader that can't take more gets no more. */
export type TakeFrame = (frame: Frame) => Promise<void> | undefined

/**
 * The frames of one generation, kept once for all of its readers: each has only a position in it, so a reader that stalls costs
 * nothing and one that comes late misses nothing.
 */
export class FrameLog {
  readonly #frames: Frame[] = []
  #waiting: (() => void)[] = []
  #closed = false
  readonly #onPiece: () => void

  /** `onPiece` hears of every piece of the answer, but not of its end. */
  constructor(onPiece: () => void = () => undefined) {
    this.#onPiece = onPiece
  }

  /** The number of frames, which is the last one's seq. */
  get length(): number {
    return this.#frames.length
  }

  get ended(): boolean {
    return this.#frames.at(-1)?.kind === 'end'
  }

  /** The pieces so far, joined. */
  get text(): string {
    return this.#frames.map((frame) => (frame.kind === 'chunk' ? frame.content : '')).join('')
  }

  /** Takes the next frame. One that is here already is passed over; a gap throws. */
  append(frame: Frame): void {
    if (frame.seq <= this.#frames.length) return
    if (frame.seq !== this.#frames.length + 1) throw new Error(`frame ${frame.seq} came after ${this.#frames.length}`)
    this.#frames.push(frame)
    if (frame.kind === 'chunk') this.#onPiece()
    this.#wake()
  }

  /** Ends all reading, whether or not the end has come. */
  close(): void {
    this.#closed = true
    this.#wake()
  }

  /**
   * Gives every frame after `after` to `take`, as they come, up to the end. A reader that has seen the end gets it again.
   * Resolves to whether the end was given: false when the log was closed or the reader left before.
   */
  async read(after: number, left: AbortSignal, take: TakeFrame): Promise<boolean> {
    let position = after
    let wake = () => {}
    const leave = () => wake()
    left.addEventListener('abort', leave)
    try {
      while (!left.aborted) {
        if (this.ended) position = Math.min(position, this.#frames.length - 1)
        const frame = this.#frames[position]
        if (frame) {
          const full = take(frame)
          if (full) await full
          if (frame.kind === 'end') return true
          position++
        } else if (this.#closed) return false
        else
          await new Promise<void>((resolve) => {
            wake = resolve
            this.#waiting.push(resolve)
          })
      }
      return false
    } finally {
      left.removeEventListener('abort', leave)
    }
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }
}
