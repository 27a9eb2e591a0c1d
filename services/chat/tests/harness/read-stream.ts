import type { ClientReadableStream } from '@grpc/grpc-js'
import { fromStatus } from '@rostra/kit/rpc/status'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'

/** What a client has received of a generation so far. */
export interface Received {
  generationId: string
  chunks: string[]
  seqs: number[]
  /** What the model did while no text arrived, as `thinking 3`, with the time since the begin of the read in milliseconds. */
  states: { shown: string; atMs: number }[]
  end: GenerationEvent__Output | undefined
}

/** Reads a stream to its end, or cancels it as soon as `isEnough` returns true. Rejects with the DomainError of a refusal. */
export function readStream(
  stream: ClientReadableStream<GenerationEvent__Output>,
  isEnough: (received: Received) => boolean = () => false,
): Promise<Received> {
  const received: Received = { generationId: '', chunks: [], seqs: [], states: [], end: undefined }
  const begunAt = performance.now()
  return new Promise((resolve, reject) => {
    let cancelled = false
    stream.on('data', (event: GenerationEvent__Output) => {
      if (cancelled) return
      if (event.started) received.generationId = event.started.generationId
      if (event.chunk) {
        received.chunks.push(event.chunk.content)
        received.seqs.push(event.chunk.seq)
      }
      if (event.state) {
        const { kind, seconds } = event.state
        received.states.push({ shown: `${kind.slice('STATE_KIND_'.length).toLowerCase()} ${seconds}`, atMs: performance.now() - begunAt })
      }
      if (event.done || event.failure) received.end = event
      if (!isEnough(received)) return
      cancelled = true
      stream.cancel()
      resolve(received)
    })
    stream.on('error', (error) => (cancelled ? undefined : reject(fromStatus(error))))
    stream.on('end', () => resolve(received))
  })
}
