import { createEventParser, type StreamEvent } from './event-parser.ts'

interface ReadOptions {
  /** Called for each piece of bytes, comments included. */
  onActivity?: () => void
  /** Ends the reading like the end of the stream. */
  signal?: AbortSignal
}

/** Yields the events of a text/event-stream until it ends. Throws when the connection breaks. */
export async function* readEvents(body: ReadableStream<Uint8Array>, { onActivity, signal }: ReadOptions = {}): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  signal?.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onActivity?.()
    yield* parse(decoder.decode(piece.value, { stream: true }))
  }
}
