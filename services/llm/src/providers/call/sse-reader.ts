import { StringDecoder } from 'node:string_decoder'
import { createParser, type EventSourceParser } from 'eventsource-parser'
import { ModelError } from '../../model-error.ts'

/** The longest event, in bytes. Keeps an endless line from filling the memory; no provider sends events as long. */
const MAX_EVENT_BYTES = 1024 * 1024

/** Reads the `data` of server-sent events and their comments from the chunks of a response body, which may be split at any byte. */
export class SseReader {
  readonly #decoder = new StringDecoder('utf8')
  readonly #parser: EventSourceParser
  #bytesSinceEvent = 0

  constructor({ onData, onComment }: { onData: (data: string) => void; onComment: () => void }) {
    this.#parser = createParser({
      onEvent: ({ data }) => {
        this.#bytesSinceEvent = 0
        onData(data)
      },
      onComment: () => {
        this.#bytesSinceEvent = 0
        onComment()
      },
    })
  }

  /** Reads a chunk. Throws a `malformed` ModelError after 1 MiB without an event or a comment. */
  push(chunk: Buffer): void {
    this.#bytesSinceEvent += chunk.length
    this.#parser.feed(this.#decoder.write(chunk))
    if (this.#bytesSinceEvent > MAX_EVENT_BYTES) throw new ModelError('malformed', 'The provider sent a line without an end')
  }

  /** Ends the body. An event without its closing blank line still counts. */
  end(): void {
    this.#parser.feed(`${this.#decoder.end()}\n\n`)
  }
}
