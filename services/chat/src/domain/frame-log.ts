import type { Frame } from './frame.ts'

/**
 * The frames of one generation, kept once for all of its readers: each has only a position in it, so a reader that stalls costs
 * nothing and one that comes late misses nothing.
 */
export class FrameLog {
  readonly #frames: Frame[] = []
  #next = Promise.withResolvers<void>()
  #closed = false

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
    this.#wake()
  }

  /** Ends all reading, whether or not the end has come. */
  close(): void {
    this.#closed = true
    this.#wake()
  }

  /** Every frame after `after`, as they come, up to the end. A reader that has seen the end gets it again. */
  async *after(after: number, signal: AbortSignal): AsyncGenerator<Frame, void, undefined> {
    let position = after
    while (!signal.aborted) {
      if (this.ended) position = Math.min(position, this.#frames.length - 1)
      const frame = this.#frames[position]
      if (frame) {
        yield frame
        if (frame.kind === 'end') return
        position++
      } else if (this.#closed) return
      else await untilEither(this.#next.promise, signal)
    }
  }

  #wake(): void {
    this.#next.resolve()
    this.#next = Promise.withResolvers<void>()
  }
}

function untilEither(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
    promise.then(done)
  })
}
