import { serverStream } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { rehearse } from '../usecases/rehearse.ts'
import { toWireRehearsalFrame } from './wire.ts'

export const rehearseRpc = serverStream(ChatService.Rehearse, (request, caller, ports: Ports, { signal }, emit) => {
  const begin = () => emit({ started: { generationId: '', offline: ports.served.offline } })
  return rehearse(ports, { ...request, caller, left: signal }, { begin, take: (frame) => emit(toWireRehearsalFrame(frame)) })
})
