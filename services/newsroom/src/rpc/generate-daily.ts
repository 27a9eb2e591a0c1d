import { requireAtMost } from '@rostra/platform/require-at-most'
import { unary } from '@rostra/platform/rpc'
import { NewsroomService } from '@rostra/proto/newsroom'
import { authors } from '../domain/articles/author.ts'
import type { Ports } from '../domain/ports.ts'
import { awaitEdition } from '../usecases/editions/await-edition.ts'
import { startEdition } from '../usecases/editions/start-edition.ts'
import { operator, readWireAuthor, toWireArticle, wireAuthors } from './wire.ts'

export const generateDailyRpc = unary(NewsroomService.GenerateDaily, async ({ assignments }, caller, ports: Ports, { signal }) => {
  const by = operator(caller)
  requireAtMost(authors.length, { assignments })
  const requests = assignments.map(({ author, topic }) => ({ author: readWireAuthor(author), topic }))
  const { id } = await startEdition(ports, by, requests)
  const { articles, skipped, notes } = await awaitEdition(ports, id, signal)
  return {
    articles: articles.map(toWireArticle),
    skipped: skipped.map(({ author, reason }) => ({ author: wireAuthors[author], reason })),
    notes: notes.map(({ author, text }) => ({ author: wireAuthors[author], text })),
  }
})
