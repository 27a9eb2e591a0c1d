import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { readArchiveQuery } from '../domain/archive/archive-query.ts'
import type { Ports } from '../domain/ports.ts'
import { encodePage } from './encode-page.ts'
import { readWireAuthor } from './wire.ts'

const defaultLimit = 18
const method = { ...NewsroomService.SearchArticles, responseSerialize: encodePage }

export const searchArticlesRpc = unary(method, async ({ author, page, limit, ...request }, _caller, { archive }: Ports) => {
  const query = readArchiveQuery({
    ...request,
    author: author === 'AUTHOR_UNSPECIFIED' ? null : readWireAuthor(author),
    page: page || 1,
    limit: limit || defaultLimit,
  })
  return archive.search(query)
})
