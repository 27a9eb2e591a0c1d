import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { publishedMessage } from '../domain/refresh.ts'
import { awaitRefresh } from '../usecases/await-refresh.ts'
import { startRefresh } from '../usecases/start-refresh.ts'

export const refreshRpc = unary(ZeitgeistService.Refresh, async (_request, caller, ports: Ports, { signal }) => {
  if (caller.kind !== 'member' || caller.role !== 'super_senator')
    throw new DomainError('denied', 'REFRESH_NOT_ALLOWED', 'Only Super Senators can refresh the Zeitgeist.')
  const { id } = await startRefresh(ports, caller.id)
  const published = await awaitRefresh(ports, id, signal)
  const { theme: themes, excerpt: excerpts, trend: trends } = published.counts
  return { message: publishedMessage(published, ports.minPeople), themes, excerpts, trends }
})
