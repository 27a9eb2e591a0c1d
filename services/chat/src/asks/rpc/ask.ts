import type { Bound } from '@rostra/kit/bind-ports'
import { serverStream } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import { toWireEnd, toWireState } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import type { askPersona } from '../usecases/ask-persona.ts'
import { followAsk } from '../usecases/follow-ask.ts'
import { stopAsk } from '../usecases/stop-asks.ts'

type AskPorts = Ports & { askPersona: Bound<typeof askPersona> }

export const askRpc = serverStream(ChatService.Ask, async (request, caller, ports: AskPorts, call, emit) => {
  const { signal, callerToken: token, clientAddress } = call
  const { id, log } = await ports.askPersona({ ...request, caller, token, clientAddress }, signal)
  // With a request id the client may come back for the answer.
  const stop = () => void (request.requestId === '' && stopAsk(ports, id))
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  await emit({ started: { generationId: id } })
  await followAsk(ports, id, {
    log,
    signal,
    onFrame: (frame) => emit(frame.kind === 'chunk' ? { chunk: frame } : toWireEnd(frame, {})),
    onState: (state) => emit(toWireState(state)),
  })
})
