import { serverStream } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { answerTrial } from '../usecases/trials/answer-trial.ts'
import { toWireState, toWireTrialFrame } from './wire.ts'

export const answerTrialRpc = serverStream(ChatService.AnswerTrial, (request, caller, ports: Ports, call, emit) =>
  answerTrial(
    ports,
    { ...request, caller, token: call.callerToken, clientAddress: call.clientAddress, signal: call.signal },
    {
      onStart: () => emit({ started: { generationId: '', offline: ports.answeringModel.offline } }),
      onFrame: (frame) => emit(toWireTrialFrame(frame)),
      onState: (state) => emit(toWireState(state)),
    },
  ),
)
