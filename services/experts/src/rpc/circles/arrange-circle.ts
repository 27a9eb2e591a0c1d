import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { arrangeCircle } from '../../usecases/circles/arrange-circle.ts'
import { toWireCircle } from './wire.ts'

export const arrangeCircleRpc = unary(
  ExpertsService.ArrangeCircle,
  async ({ personaIds }, caller, ports: Ports, { callerToken: token, signal }) =>
    toWireCircle(await arrangeCircle(ports, { memberId: member(caller).id, personaIds, token, signal })),
)
