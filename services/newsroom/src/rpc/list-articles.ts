import { readLimit } from '@rostra/kit/paging'
import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Ports } from '../domain/ports.ts'
import { toWireArticle } from './wire.ts'

const defaultLimit = 20
const maxLimit = 100

export const listArticlesRpc = unary(NewsroomService.ListArticles, async ({ limit }, _caller, { articles }: Ports) => ({
  articles: (await articles.latest(readLimit(limit || defaultLimit, maxLimit))).map(toWireArticle),
}))
