import type { EndStatus, Exchange, Failure } from './exchange.ts'

/** One event of a generation: a piece of the answer, or its end. `seq` counts from 1 without gaps. */
export type Frame = ChunkFrame | EndFrame

export interface ChunkFrame {
  kind: 'chunk'
  seq: number
  content: string
}

export interface EndFrame {
  kind: 'end'
  seq: number
  status: EndStatus
  reply: string
  /** Set when the status is `failed`. */
  failure: Failure | null
}

/** The frames of an ended exchange after `after`, exactly as they were streamed; the end comes in any case. */
export function framesAfter({ reply, frameEnds, status, failure }: Exchange, after: number): Frame[] {
  const frames: Frame[] = []
  for (let index = Math.max(0, after); index < frameEnds.length; index++) {
    frames.push({ kind: 'chunk', seq: index + 1, content: reply.slice(frameEnds[index - 1] ?? 0, frameEnds[index]) })
  }
  frames.push({ kind: 'end', seq: frameEnds.length + 1, status: status as EndStatus, reply, failure })
  return frames
}
