import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { showCircle } from '../../usecases/circles/shown-circle.ts'
import { toWireCircle } from './wire.ts'

export const getCircleRpc = unary(ExpertsService.GetCircle, async (_request, caller, ports: Ports, { callerToken: token, signal }) =>
  toWireCircle(await showCircle(ports, await ports.circles.of(member(caller).id), { token, signal })),
)
