import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import { remove } from '../../domain/circles/change-circle.ts'
import type { Ports } from '../../domain/ports.ts'

export const removeFromCircleRpc = unary(ExpertsService.RemoveFromCircle, async ({ personaId }, caller, { circles }: Ports) => {
  await circles.change(member(caller).id, remove(personaId))
  return {}
})
