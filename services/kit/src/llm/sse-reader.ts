import { ModelError } from './model-error.ts'

const NEWLINE = 10
const RETURN = 13
const SPACE = 32
/** No provider sends an event this long; an endless line must not eat the memory. */
const MAX_PENDING_BYTES = 1024 * 1024

/**
 * Reads the `data` of server-sent events out of raw chunks, cut anywhere. Only whole lines are decoded:
 * a newline byte is never part of a longer UTF-8 character, so no character is cut in two.
 * Knows LF and CRLF; the other fields (`event`, `id`, comments) are passed over.
 */
export class SseReader {
  readonly #onData: (data: string) => void
  #pending: Buffer[] = []
  #pendingBytes = 0
  #data: string | undefined

  constructor(onData: (data: string) => void) {
    this.#onData = onData
  }

  push(chunk: Buffer): void {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end > 0) this.#lines(this.#take(chunk, end))
    if (end < chunk.length) this.#keep(end === 0 ? chunk : chunk.subarray(end))
  }

  /** The body is over: an event whose closing blank line is missing still counts. */
  end(): void {
    if (this.#pendingBytes > 0) this.#lines(`${Buffer.concat(this.#pending).toString()}\n`)
    this.#pending = []
    this.#pendingBytes = 0
    this.#dispatch()
  }

  #take(chunk: Buffer, end: number): string {
    if (this.#pendingBytes === 0) return chunk.toString('utf8', 0, end)
    const text = Buffer.concat([...this.#pending, chunk.subarray(0, end)]).toString()
    this.#pending = []
    this.#pendingBytes = 0
    return text
  }

  #keep(rest: Buffer): void {
    this.#pendingBytes += rest.length
    if (this.#pendingBytes > MAX_PENDING_BYTES) throw new ModelError('malformed', 'The provider sent a line without an end')
    this.#pending.push(rest)
  }

  #lines(text: string): void {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.#line(text, start, end > start && text.charCodeAt(end - 1) === RETURN ? end - 1 : end)
      start = end + 1
    }
  }

  #line(text: string, start: number, end: number): void {
    if (start === end) this.#dispatch()
    if (!text.startsWith('data:', start)) return
    const value = text.slice(text.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, end)
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`
  }

  #dispatch(): void {
    const data = this.#data
    if (data === undefined) return
    this.#data = undefined
    this.#onData(data)
  }
}
