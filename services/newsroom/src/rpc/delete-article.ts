import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Ports } from '../domain/ports.ts'
import { notFound, operator } from './wire.ts'

export const deleteArticleRpc = unary(NewsroomService.DeleteArticle, async ({ id }, caller, { articles }: Ports) => {
  if (!(await articles.delete(id, operator(caller)))) throw notFound()
  return {}
})
