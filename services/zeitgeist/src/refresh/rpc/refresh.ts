import type { Bound } from '@rostra/kit/bind-ports'
import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { publishedMessage } from '../domain/refresh.ts'
import type { awaitRefresh } from '../usecases/await-refresh.ts'
import type { startRefresh } from '../usecases/start-refresh.ts'

interface Needed extends Pick<Ports, 'minPeople'> {
  startRefresh: Bound<typeof startRefresh>
  awaitRefresh: Bound<typeof awaitRefresh>
}

export const refreshRpc = unary(ZeitgeistService.Refresh, async (_request, caller, ports: Needed, { signal }) => {
  if (caller.kind !== 'member' || caller.role !== 'super_senator')
    throw new DomainError('denied', 'REFRESH_NOT_ALLOWED', 'Only Super Senators can refresh the Zeitgeist.')
  const { id } = await ports.startRefresh(caller.id)
  const published = await ports.awaitRefresh(id, signal)
  const { theme: themes, excerpt: excerpts, trend: trends } = published.counts
  return { message: publishedMessage(published, ports.minPeople), themes, excerpts, trends }
})
