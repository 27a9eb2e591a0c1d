import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Ports } from '../domain/ports.ts'
import { notFound, toWireArticle } from './wire.ts'

export const getArticleRpc = unary(NewsroomService.GetArticle, async ({ slug }, _caller, { articles }: Ports) => {
  const article = await articles.bySlug(slug)
  if (!article) throw notFound()
  return toWireArticle(article)
})
