import { DomainError } from '@rostra/kit/errors'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { questionNotFound } from '../../domain/questions/refusals.ts'
import { ownerOf } from './owner.ts'
import { toWireThread } from './wire.ts'

const maxPage = 50

export const listQuestionsRpc = unary(ExpertsService.ListQuestions, async ({ before, limit }, caller, { questions }: Ports) => {
  if (limit < 1 || limit > maxPage) throw new DomainError('invalid', 'VALIDATION', `The limit must be 1 to ${maxPage}`)
  return { questions: (await questions.listLatest(ownerOf(caller), limit, before)).map(toWireThread) }
})

export const getQuestionRpc = unary(ExpertsService.GetQuestion, async ({ id }, caller, { questions }: Ports) => {
  const found = await questions.find(ownerOf(caller), id)
  if (!found) throw questionNotFound()
  return toWireThread(found)
})

export const deleteQuestionRpc = unary(ExpertsService.DeleteQuestion, async ({ id }, caller, { questions }: Ports) => {
  await questions.delete(ownerOf(caller), id)
  return {}
})

export const adoptQuestionsRpc = unary(ExpertsService.AdoptQuestions, async ({ guestToken }, caller, { questions, verify }: Ports) => {
  const { id: memberId } = member(caller)
  const guest = await verify(guestToken, 'experts')
  if (guest.kind !== 'guest') throw new DomainError('unauthenticated', 'TOKEN_INVALID', 'This guest is not known')
  await questions.adopt(guest.sub, memberId)
  return {}
})
