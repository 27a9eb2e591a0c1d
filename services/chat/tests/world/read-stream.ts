import type { ClientReadableStream } from '@grpc/grpc-js'
import { fromStatus } from '@rostra/kit/rpc/status'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'

export interface Reading {
  generationId: string
  pieces: string[]
  seqs: number[]
  end: GenerationEvent__Output | undefined
}

/** Reads a stream of events, to its end or until `enough`. Rejects with the refusal. */
export function readStream(
  stream: ClientReadableStream<GenerationEvent__Output>,
  enough: (reading: Reading) => boolean = () => false,
): Promise<Reading> {
  const reading: Reading = { generationId: '', pieces: [], seqs: [], end: undefined }
  return new Promise((resolve, reject) => {
    let left = false
    stream.on('data', (event: GenerationEvent__Output) => {
      if (left) return
      if (event.started) reading.generationId = event.started.generationId
      if (event.chunk) {
        reading.pieces.push(event.chunk.content)
        reading.seqs.push(event.chunk.seq)
      }
      if (event.done || event.failure) reading.end = event
      if (!enough(reading)) return
      left = true
      stream.cancel()
      resolve(reading)
    })
    stream.on('error', (error) => (left ? undefined : reject(fromStatus(error))))
    stream.on('end', () => resolve(reading))
  })
}
