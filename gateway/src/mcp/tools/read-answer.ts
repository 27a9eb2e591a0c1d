import type { ServerContext } from '@modelcontextprotocol/server'
import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import type { Done__Output } from '@rostra/proto/gen/rostra/chat/v1/Done'
import type { GenerationEvent__Output } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import type { SendRequest } from '@rostra/proto/gen/rostra/chat/v1/SendRequest'
import type { AnswerEnd, Citation } from '@rostra/proto/http/stream-frame'
import { toCitation } from '../../json/knowledge/citation.ts'
import { messageStatus, requireAnswerEnd } from '../../json/message.ts'
import type { McpContext } from '../mcp-context.ts'
import { readStream } from '../read-stream.ts'
import { createProgress } from '../send-progress.ts'

export interface Answer {
  text: string
  status: 'complete' | 'stopped'
  end: AnswerEnd
  citations: Citation[]
  model: string | null
}

/**
 * Sends a message and returns the whole answer. Each notice of progress has the text that was added. Stops the answer when the client
 * cancels the request; otherwise it continues without the client. Throws the reason of a failed answer.
 */
export async function readAnswer(send: SendRequest, personaName: string, context: McpContext, request: ServerContext): Promise<Answer> {
  const { chat, streams } = context.ports
  const { signal } = request.mcpReq
  const progress = createProgress(request)
  let generationId = ''
  let seq = 0

  const onEvent = ({ started, chunk, state, done, failure }: GenerationEvent__Output): Answer | undefined => {
    if (started?.generationId) generationId = started.generationId
    if (state)
      progress.step(
        `${personaName} ${state.kind === 'STATE_KIND_THINKING' ? 'has been thinking' : 'has written nothing'} for ${state.seconds} s`,
      )
    if (chunk && chunk.seq > seq) {
      seq = chunk.seq
      progress.piece(chunk.content)
    }
    if (failure) throw new DomainError('unavailable', failure.reason, failure.error, retryOf(failure.retryAfter))
    if (!done) return undefined
    progress.flush()
    return answerOf(done)
  }

  try {
    return await readStream<GenerationEvent__Output, Answer>({
      open: () => chat.open(ChatService.Send, send, context.call),
      follow: () => chat.open(ChatService.FollowGeneration, { generationId, after: seq }, context.call),
      firstEventMs: streams.firstEventMs,
      failures: streams.sourceFailures.chat,
      signal,
      onEvent,
    })
  } catch (error) {
    if (signal.aborted && context.isCancelled() && generationId) stop(generationId, context)
    throw error
  }
}

function stop(generationId: string, { ports, call }: McpContext) {
  ports.chat.call(ChatService.StopGeneration, { generationId }, call).catch((error) => {
    ports.log.warn({ err: error, requestId: call.requestId }, 'a cancelled answer was not stopped')
  })
}

function answerOf({ fullResponse, status, end, citations, model }: Done__Output): Answer {
  const known = messageStatus(status)
  if (known === 'failed') throw new DomainError('unavailable', 'MODEL_FAILED', 'The persona did not answer.')
  return { text: fullResponse, status: known, end: requireAnswerEnd(end), citations: citations.map(toCitation), model: model || null }
}

const retryOf = (seconds: number) => (seconds > 0 ? { retryAfter: seconds } : {})
