import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { isServedFirst } from '@rostra/platform/served-first'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import type { Asker } from '../../domain/questions/question.ts'
import { askModels } from '../../usecases/questions/ask-models.ts'
import { toWireAnswers } from './wire.ts'

export const askModelsRpc = unary(
  ExpertsService.AskModels,
  async ({ question, turnCount, variant }, caller, ports: Ports, { clientAddress, signal }) =>
    toWireAnswers(
      await askModels(ports, {
        asker: { ...memberOrGuest(caller), clientAddress },
        question,
        turnCount,
        variant: variant === 'MODELS_VARIANT_ROTATING' ? 'rotating' : 'sequence',
        signal,
      }),
    ),
)

function memberOrGuest(caller: Caller): Omit<Asker, 'clientAddress'> {
  if (caller.kind === 'anonymous') throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in or start as a guest')
  const isConfirmed = caller.kind === 'member' && caller.isConfirmed
  return { kind: caller.kind, id: caller.id, isConfirmed, isServedFirst: isServedFirst(caller) }
}
