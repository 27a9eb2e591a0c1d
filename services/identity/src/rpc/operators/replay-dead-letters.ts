import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { replayDeadLetters } from '../../usecases/operators/replay-dead-letters.ts'

export const replayDeadLettersRpc = unary(IdentityService.ReplayDeadLetters, async ({ topic }, caller, ports: Ports) => ({
  replayed: await replayDeadLetters(ports, { caller, topic }),
}))
