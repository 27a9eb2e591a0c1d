import type { Writable } from 'node:stream'
import { DomainError } from '@rostra/kit/errors'
import type { Request } from 'express'

/** The slowest accepted body. */
export interface BodyPace {
  /** The time limit of the whole body, in milliseconds. */
  totalMs: number
  /** The least number of bytes that arrive in each period of `periodMs`. */
  bytes: number
  periodMs: number
}

/** The least average size of a body's pieces, in bytes. Each piece costs as much work as a packet, even when it is short. */
const minPieceBytes = 256
/** The number of pieces that may be shorter than `minPieceBytes`. */
const freePieces = 1_000

interface FeedOptions {
  /** The most bytes of the file. */
  maxBytes: number
  /** The most bytes of the body around the file. */
  framingBytes: number
  pace: BodyPace
  signal?: AbortSignal | undefined
}

/**
 * Writes the body of a request to `sink` as it arrives, and ends it. Calls `fail` when the body is too large (TOO_LARGE), arrives too
 * slowly (UPLOAD_TOO_SLOW) or in too small pieces (VALIDATION), or when the client disconnects. Returns a function that stops and drops the
 * rest.
 */
export function feedBody(
  request: Request,
  sink: Writable,
  { maxBytes, framingBytes, pace, signal }: FeedOptions,
  fail: (error: unknown) => void,
): () => void {
  let received = 0
  let pieces = 0
  let before = 0
  const resume = () => request.resume()
  const onData = (piece: Buffer) => {
    received += piece.length
    pieces++
    if (received > maxBytes + framingBytes) return fail(tooLarge(maxBytes))
    if (pieces > freePieces + received / minPieceBytes) return fail(malformed('The file arrives in too small pieces'))
    if (!sink.write(piece)) request.pause()
  }
  const onEnd = () => sink.end()
  const onAbort = () => fail(signal?.reason)
  const progress = setInterval(() => {
    if (received - before < pace.bytes) fail(tooSlow())
    before = received
  }, pace.periodMs)
  const total = setTimeout(() => fail(tooSlow()), pace.totalMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  sink.on('drain', resume)
  request.on('data', onData).once('end', onEnd).once('error', fail)
  if (signal?.aborted) onAbort()

  return () => {
    clearInterval(progress)
    clearTimeout(total)
    signal?.removeEventListener('abort', onAbort)
    sink.off('drain', resume)
    request.off('data', onData).off('end', onEnd).off('error', fail)
    // Later errors of the request are ignored: nothing reads it any more.
    request.on('error', () => undefined).resume()
  }
}

export function tooLarge(maxBytes: number): DomainError {
  const message = `A file may have at most ${maxBytes / 1024 / 1024} MB`
  return new DomainError('invalid', 'TOO_LARGE', message, { fields: { file: message } })
}

export const malformed = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { file: message } })

const tooSlow = () => new DomainError('invalid', 'UPLOAD_TOO_SLOW', 'The file arrives too slowly, please try again')
