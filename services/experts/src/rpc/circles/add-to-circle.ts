import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { addToCircle } from '../../usecases/circles/add-to-circle.ts'
import { toWireEntry } from './wire.ts'

export const addToCircleRpc = unary(
  ExpertsService.AddToCircle,
  async ({ personaId }, caller, ports: Ports, { callerToken: token, signal }) => {
    const entry = await addToCircle(ports, { memberId: member(caller).id, personaId, token, signal })
    return toWireEntry(entry, entry.position)
  },
)
