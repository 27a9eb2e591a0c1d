import { readLimit } from '@rostra/kit/paging'
import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Ports } from '../domain/ports.ts'
import { toWireArticle } from './wire.ts'

const defaultLimit = 20
const maxLimit = 100

export const listArticlesRpc = unary(NewsroomService.ListArticles, async ({ limit: wanted, entryId }, _caller, { articles }: Ports) => {
  const limit = readLimit(wanted || defaultLimit, maxLimit)
  const found = await (entryId ? articles.citing(entryId, limit) : articles.latest(limit))
  return { articles: found.map(toWireArticle) }
})
