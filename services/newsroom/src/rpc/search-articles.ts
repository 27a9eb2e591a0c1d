import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { readArchiveQuery } from '../domain/archive/archive-query.ts'
import type { Ports } from '../domain/ports.ts'
import { readWireAuthor, toWireArticle } from './wire.ts'

const defaultLimit = 18

export const searchArticlesRpc = unary(
  NewsroomService.SearchArticles,
  async ({ author, page, limit, ...request }, _caller, { archive }: Ports) => {
    const query = readArchiveQuery({
      ...request,
      author: author === 'AUTHOR_UNSPECIFIED' ? null : readWireAuthor(author),
      page: page || 1,
      limit: limit || defaultLimit,
    })
    const { articles, total } = await archive.search(query)
    return { articles: articles.map(toWireArticle), total }
  },
)
