import { person } from '@rostra/kit/caller'
import { serverStream } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { ownExchange } from '../usecases/own-exchange.ts'
import { streamGeneration } from './stream-generation.ts'

export const followGenerationRpc = serverStream(
  ChatService.FollowGeneration,
  async ({ generationId, after }, caller, ports: Ports, call, emit) => {
    const { id } = await ownExchange(ports, person(caller), generationId)
    await streamGeneration(ports, id, after, call, emit)
  },
)
