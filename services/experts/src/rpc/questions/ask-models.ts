import type { Caller } from '@rostra/platform/caller'
import { isServedFirst } from '@rostra/platform/paid-work/served-first'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import type { Asker } from '../../domain/questions/question.ts'
import { askModels } from '../../usecases/questions/ask-models.ts'
import { ownerOf } from './owner.ts'
import { toWireAnswers } from './wire.ts'

export const askModelsRpc = unary(
  ExpertsService.AskModels,
  async ({ question, turnCount, variant, followsUp }, caller, ports: Ports, { clientAddress }) =>
    toWireAnswers(
      await askModels(ports, {
        asker: { ...askerOf(caller), clientAddress },
        question,
        turnCount,
        variant: variant === 'MODELS_VARIANT_ROTATING' ? 'rotating' : 'sequence',
        followsUp,
      }),
    ),
)

function askerOf(caller: Caller): Omit<Asker, 'clientAddress'> {
  const isConfirmed = caller.kind === 'member' && caller.isConfirmed
  return { ...ownerOf(caller), isConfirmed, isServedFirst: isServedFirst(caller) }
}
