import type { Bound } from '@rostra/kit/bind-ports'
import type { Emit } from '@rostra/kit/rpc/method'
import { requireService } from '@rostra/kit/rpc/require-service'
import { serverStream, unary } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { GenerationEvent } from '@rostra/proto/gen/rostra/chat/v1/GenerationEvent'
import { toWireEnd, toWireState } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import type { AskedPersona, askPersona } from '../usecases/ask-persona.ts'
import { followAsk } from '../usecases/follow-ask.ts'
import { stopAsk } from '../usecases/stop-asks.ts'

type AskPorts = Ports & { askPersona: Bound<typeof askPersona> }

// Chained, not awaited: an async function keeps its variables, the texts of the request among them, for as long as the answer takes.
export const askRpc = serverStream(ChatService.Ask, (request, caller, ports: AskPorts, call, emit) => {
  const isJoinable = request.requestId !== ''
  return ports
    .askPersona({ ...request, caller, token: call.callerToken, clientAddress: call.clientAddress }, call.signal)
    .then((asked) => emitAnswer(ports, asked, { isJoinable, signal: call.signal, emit }))
})

interface Reader {
  /** The ask has a request id, with which the client may come back for the answer. */
  isJoinable: boolean
  signal: AbortSignal
  emit: Emit<GenerationEvent>
}

async function emitAnswer(ports: Ports, { id, log }: AskedPersona, { isJoinable, signal, emit }: Reader): Promise<void> {
  const stop = () => void (!isJoinable && stopAsk(ports, id))
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  await emit({ started: { generationId: id } })
  await followAsk(ports, id, {
    log,
    signal,
    onFrame: (frame) => emit(frame.kind === 'chunk' ? { chunk: frame } : toWireEnd(frame, {})),
    onState: (state) => emit(toWireState(state)),
  })
}

export const interruptAskRpc = unary(ChatService.InterruptAsk, async ({ generationId }, _caller, { asks }: Ports, call) => {
  requireService('gateway', call)
  await asks.setInterrupted(generationId)
  return {}
})
