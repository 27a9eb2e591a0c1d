import { type Frame, readFrame } from './frame.ts'
import { readEvents } from './read-events.ts'

/**
 * Yields the frames of an answer's stream until it ends. Throws when the connection breaks. `onActivity` is called for each piece of bytes.
 */
export async function* readFrames(body: ReadableStream<Uint8Array>, onActivity: () => void = () => undefined): AsyncGenerator<Frame> {
  for await (const event of readEvents(body, { onActivity })) yield readFrame(event)
}
