import { person } from '@rostra/platform/caller'
import { serverStream } from '@rostra/platform/rpc'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnExchange } from '../../usecases/exchanges/require-own-exchange.ts'
import { emitGenerationEvents } from './emit-generation-events.ts'

export const followGenerationRpc = serverStream(
  ChatService.FollowGeneration,
  async ({ generationId, after }, caller, ports: Ports, call, emit) => {
    const { id, questionId } = await requireOwnExchange(ports, person(caller), generationId)
    await emitGenerationEvents(ports, { id, questionId }, after, call, emit)
  },
)
