import type { ChatRequest } from '@rostra/kit/llm/chat-model'
import type { EndStatus, Exchange, Failure } from '../domain/exchange.ts'
import type { EndFrame, Frame } from '../domain/frame.ts'
import type { FrameLog } from '../domain/frame-log.ts'
import { createGatherer } from '../domain/gather.ts'
import { LostGeneration } from '../domain/lost-generation.ts'
import type { AbortReason, Ports } from '../domain/ports.ts'
import { storeEnd } from './store-end.ts'

export type Prompt = Pick<ChatRequest, 'system' | 'messages' | 'hints'>

/** Tokens an answer may have: about 750 words. */
export const answerTokens = 1_024

const [stopped, lost, shutdown] = ['stopped', 'lost', 'shutdown'] satisfies AbortReason[]

/**
 * Answers one exchange: reads the model, sends frames to this replica's readers and to Redis for everybody else's, and stores the
 * end. A frame is shown only once Redis has it, so what any reader has seen outlives this process.
 */
export async function generate(ports: Ports, exchange: Exchange, prompt: Prompt, log: FrameLog, signal: AbortSignal): Promise<void> {
  const frameEnds: number[] = []
  let reply = ''
  let appended = Promise.resolve()
  let sharing = true

  const share = (frame: Frame) =>
    ports.frames.append(exchange.id, frame).catch((error) => {
      sharing = false
      if (error instanceof LostGeneration) ports.live.abort(exchange.id, 'lost')
      else ports.log.warn({ err: error, generationId: exchange.id }, 'an answer reaches other replicas by the store only')
    })

  const gatherer = createGatherer((content) => {
    // A prompt may be long; once the answer has begun nobody asks for it again, and it would be kept to the answer's end.
    prompt.messages.length = 0
    reply += content
    frameEnds.push(reply.length)
    const frame = { kind: 'chunk', seq: frameEnds.length, content } as const
    const shared = sharing ? share(frame) : undefined
    appended = Promise.all([appended, shared]).then(() => {
      if (signal.reason !== lost) log.append(frame)
    })
  })

  const { model, modelId } = ports.served
  const request = { ...prompt, model: modelId, maxTokens: answerTokens, signal }
  const failure = await model.stream(request, gatherer.push).then(
    () => null,
    (error) => failureOf(ports, exchange, error, signal),
  )
  gatherer.flush()
  await appended
  if (signal.reason === lost) return leaveNoFrames(ports, exchange.id)
  const { status, failure: told } = endOf(signal, failure, reply)
  const end: EndFrame = { kind: 'end', seq: frameEnds.length + 1, status, reply, failure: told }
  if (!(await storeEnd(ports, exchange, { status, reply, frameEnds, failure: told }))) return leaveNoFrames(ports, exchange.id)
  log.append(end)
  if (sharing) await share(end)
}

/** The exchange of somebody who has left is gone, and so are its frames but those that were on their way. */
async function leaveNoFrames({ exchanges, frames }: Ports, id: string): Promise<void> {
  if (!(await exchanges.byId(id))) await frames.remove([id])
}

function failureOf({ log }: Ports, { id }: Exchange, error: unknown, { reason }: AbortSignal): Failure | null {
  if (reason === stopped) return null
  log.warn({ err: error, generationId: id }, 'an answer failed')
  return {
    error: 'Failed to get response from AI',
    reason: reason === shutdown ? 'INTERRUPTED' : 'MODEL_FAILED',
  }
}

function endOf({ reason }: AbortSignal, failure: Failure | null, reply: string): { status: EndStatus; failure: Failure | null } {
  if (failure) return { status: 'failed', failure }
  if (reason === stopped) return { status: 'stopped', failure: null }
  if (reply === '') return { status: 'failed', failure: { error: 'Failed to get response from AI', reason: 'EMPTY_ANSWER' } }
  return { status: 'complete', failure: null }
}
