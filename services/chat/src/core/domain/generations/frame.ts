import type { Balance } from '@rostra/platform/paid-work/credits'
import type { EndedExchange, Ending } from '../exchanges/exchange.ts'

/** A chunk of an answer, or its end. `seq` counts from 1 without gaps. */
export type Frame = ChunkFrame | EndFrame

export interface ChunkFrame {
  kind: 'chunk'
  seq: number
  content: string
}

/** The end of a generation. `answer` is all chunks joined. */
export interface EndFrame extends Omit<Ending, 'chunkEnds'> {
  kind: 'end'
  seq: number
  /** Absent for an end that is read from MongoDB, or that a takeover stored. */
  usage?: TokenUsage
  /** Absent for an answer that costs nothing, and for an end as above. */
  paid?: Paid | undefined
}

/** The price of an answer, and what its sender had left after it. */
export interface Paid {
  price: number
  left: Balance
}

/** The tokens of an answer, as the provider counts them, else estimated. */
export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** Returns the joined text of the chunks among these frames, and the end of each chunk in it (UTF-16 units). */
export function textOf(frames: readonly Frame[]): { answer: string; chunkEnds: number[] } {
  const chunkEnds: number[] = []
  let answer = ''
  for (const frame of frames) {
    if (frame.kind !== 'chunk') continue
    answer += frame.content
    chunkEnds.push(answer.length)
  }
  return { answer, chunkEnds }
}

/** Returns the frames of an ended exchange with a seq above `after`, exactly as they were streamed. The end is always included. */
export function framesAfter(exchange: EndedExchange, after: number): Frame[] {
  const { answer, chunkEnds, status, end, failure, citations, openers, isFree, model } = exchange
  const frames: Frame[] = []
  for (let index = Math.max(0, after); index < chunkEnds.length; index++) {
    frames.push({ kind: 'chunk', seq: index + 1, content: answer.slice(chunkEnds[index - 1] ?? 0, chunkEnds[index]) })
  }
  frames.push({ kind: 'end', seq: chunkEnds.length + 1, status, end, answer, failure, citations, openers, isFree, model })
  return frames
}
