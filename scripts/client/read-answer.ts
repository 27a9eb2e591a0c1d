import { EventSourceParserStream } from 'eventsource-parser/stream'

/** An answer as its reader sees it in one connection. */
export interface ReadAnswer {
  /** The ids of its frames: `<generation>:<seq>`. */
  ids: string[]
  pieces: string[]
  /** The last frame; undefined when the connection ended without one. */
  last: { done?: boolean; fullResponse?: string; status?: string; reason?: string; error?: string } | undefined
  /** The longest time between two frames, in milliseconds. */
  longestPauseMs: number
}

/** The result of a send as its sender sees it. */
export type SendResult =
  | { kind: 'complete' | 'stopped' | 'partial'; text: string }
  | { kind: 'failed'; reason: string; text: string }
  | { kind: 'refused'; status: number; reason: string }

/** A stream that was open and ended before its answer did. */
export class BrokenStream extends Error {}

const resultKinds = { complete: 'complete', stopped: 'stopped', failed: 'partial' } as const

/**
 * Reads the stream of an answer to its end, without a reconnect. `onPiece` is called with the
 * number of pieces so far. Throws when the connection breaks.
 */
export async function readFrames(response: Response, onPiece?: (count: number) => void): Promise<ReadAnswer> {
  const read: ReadAnswer = { ids: [], pieces: [], last: undefined, longestPauseMs: 0 }
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  let at = 0
  for await (const { id, data } of events ?? []) {
    const frame = JSON.parse(data)
    // It tells what the model does, and is no frame.
    if (frame.state !== undefined) continue
    const now = performance.now()
    if (at > 0) read.longestPauseMs = Math.max(read.longestPauseMs, now - at)
    at = now
    if (id !== undefined) read.ids.push(id)
    if (frame.content === undefined) {
      read.last = frame
      continue
    }
    const count = read.pieces.push(frame.content)
    onPiece?.(count)
  }
  return read
}

/**
 * Reads the stream of an answer and returns its result. Throws BrokenStream when the stream breaks before its last event, and when the
 * gateway lost chat: the generation continues or is settled, and a retry with the same request id finds it.
 */
export async function readAnswer(response: Response, onPiece?: (count: number) => void): Promise<SendResult> {
  const { last, pieces } = await readFrames(response, onPiece)
  if (!last) throw new BrokenStream('the stream closed without a last frame')
  if (last.done) return { kind: resultKinds[last.status as keyof typeof resultKinds], text: last.fullResponse ?? '' }
  if (last.reason === 'CONNECTION_LOST') throw new BrokenStream('the gateway lost the stream')
  return { kind: 'failed', reason: last.reason ?? '', text: pieces.join('') }
}
