import { createEventParser } from './event-parser.ts'
import { type Frame, readFrame } from './frame.ts'

/** Yields the frames of an answer's stream until it ends. Throws when the connection breaks. `onActivity` is called for each piece of bytes. */
export async function* readFrames(body: ReadableStream<Uint8Array>, onActivity: () => void = () => undefined): AsyncGenerator<Frame> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onActivity()
    for (const event of parse(decoder.decode(piece.value, { stream: true }))) yield readFrame(event)
  }
}
