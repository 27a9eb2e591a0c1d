import { unary } from '@rostra/platform/rpc'
import { createShareToken, hashOf, isShareToken } from '@rostra/platform/share-token'
import { ExpertsService } from '@rostra/proto/experts'
import type { Ports } from '../../domain/ports.ts'
import { toShared } from '../../domain/questions/question.ts'
import { questionNotFound } from '../../domain/questions/refusals.ts'
import { ownerOf } from './owner.ts'
import { toWireThread } from './wire.ts'

export const shareQuestionRpc = unary(ExpertsService.ShareQuestion, async ({ id }, caller, { questions }: Ports) => {
  const token = createShareToken()
  if (!(await questions.setShare(ownerOf(caller), id, hashOf(token)))) throw questionNotFound()
  return { token }
})

export const revokeQuestionShareRpc = unary(ExpertsService.RevokeQuestionShare, async ({ id }, caller, { questions }: Ports) => {
  if (!(await questions.removeShare(ownerOf(caller), id))) throw questionNotFound()
  return {}
})

export const getSharedQuestionRpc = unary(ExpertsService.GetSharedQuestion, async ({ token }, _caller, { questions }: Ports) => {
  const found = isShareToken(token) ? await questions.byShare(hashOf(token)) : undefined
  if (!found) throw questionNotFound()
  return toWireThread(toShared(found))
})
