import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { RefreshIndex } from '../core/domain/personas/ports.ts'
import { encodeCard, summaryOfCard } from '../core/rpc/wire.ts'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import { mongoPublicOwners } from '../core/store/personas/public-owners.ts'
import type { Ports } from './domain/ports.ts'
import { countPublicPersonasRpc } from './rpc/count-public-personas.ts'
import { listPublicOwnersRpc } from './rpc/list-public-owners.ts'
import { listPublicPersonasRpc } from './rpc/list-public-personas.ts'
import { listTopCreatorsRpc } from './rpc/list-top-creators.ts'
import { createSearchIndex } from './runtime/search-index.ts'
import { personasFromDatabase } from './store/personas-from-database.ts'
import { mongoTopOwners, publicPersonas } from './store/public-personas.ts'
import { createSearchIndexFeed, type FeedTimes } from './store/search-index-feed.ts'

export type { FeedTimes } from './store/search-index-feed.ts'

/** The public list, and searches in it: from an index in memory, which a feed keeps equal to the stored personas. */
export function createSearch(
  { connection, log, onStop }: Foundation,
  times: Partial<FeedTimes> | undefined,
): Slice & { refresh: RefreshIndex } {
  const personas = personaModel(connection)
  const index = createSearchIndex(summaryOfCard)
  const feed = createSearchIndexFeed({ personas, index, encode: encodeCard, log, times })
  onStop(feed.stop)
  const ports: Ports = {
    publicPersonas: publicPersonas({
      isCurrent: feed.isCurrent,
      index,
      database: personasFromDatabase({ personas, index, encode: encodeCard, log }),
    }),
    topOwners: mongoTopOwners(personas),
    publicOwners: mongoPublicOwners(personas),
  }
  return {
    rpcs: bindRpcs([listPublicPersonasRpc, countPublicPersonasRpc, listTopCreatorsRpc, listPublicOwnersRpc], ports),
    refresh: feed.refresh,
    begin: feed.start,
  }
}
