import { randomUUID } from 'node:crypto'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { TestIdentity } from '@rostra/platform/testing/test-identity'
import type { Article__Output } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import type { Author } from '@rostra/proto/gen/rostra/newsroom/v1/Author'
import type { GenerateDailyResponse__Output } from '@rostra/proto/gen/rostra/newsroom/v1/GenerateDailyResponse'
import type { SearchArticlesRequest } from '@rostra/proto/gen/rostra/newsroom/v1/SearchArticlesRequest'
import { NewsroomService } from '@rostra/proto/newsroom'

export const authors = ['AUTHOR_CLAUDEUS', 'AUTHOR_GEEPS', 'AUTHOR_GEMMA', 'AUTHOR_DEEPS'] as const satisfies Author[]

/** A super senator who uses a replica. */
export interface Press {
  id: string
  token: string
  /** Runs an edition: of all authors, or of those who have a topic. */
  run: (topics?: Partial<Record<Author, string>>) => Promise<GenerateDailyResponse__Output>
  delete: (id: string) => Promise<unknown>
  articles: () => Promise<Article__Output[]>
}

export async function pressOf(identity: TestIdentity, client: RpcClient): Promise<Press> {
  const id = `senator-${randomUUID()}`
  const token = await identity.member(id, 'super_senator')
  return {
    id,
    token,
    run: (topics = {}) => {
      const assignments = Object.entries(topics).map(([author, topic]) => ({ author: author as Author, topic }))
      return client.call(NewsroomService.GenerateDaily, { assignments }, { token, deadlineMs: 60_000 })
    },
    delete: (articleId) => client.call(NewsroomService.DeleteArticle, { id: articleId }, { token }),
    articles: async () => (await client.call(NewsroomService.ListArticles, { limit: 100 })).articles,
  }
}

/** Searches the archive of a replica. */
export const searchArchive = (client: RpcClient, request: SearchArticlesRequest) => client.call(NewsroomService.SearchArticles, request)
