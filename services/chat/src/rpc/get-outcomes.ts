import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { ChatService } from '@rostra/proto/chat'
import type { Ports } from '../domain/ports.ts'
import { toWireOutcome } from './wire.ts'

const most = 200

export const getOutcomesRpc = unary(ChatService.GetOutcomes, async ({ generationIds }, _caller, { exchanges }: Ports, { service }) => {
  if (service !== 'billing') throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', 'Only the service billing may call this')
  if (generationIds.length > most)
    throw new DomainError('invalid', 'VALIDATION', `At most ${most} ids`, { fields: { generationIds: `At most ${most} ids` } })
  return { outcomes: (await exchanges.outcomes(generationIds)).map(toWireOutcome) }
})
