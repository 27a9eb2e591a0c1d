import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/bookmarks.ts'
import { bookmarkModel } from './store/bookmark-model.ts'
import { mongoBookmarks } from './store/bookmarks.ts'

/** The personas that members saved. */
export function createBookmarks({ connection }: Foundation, core: Pick<Ports, 'personas' | 'now'>): Slice {
  const model = bookmarkModel(connection)
  return {
    rpcs: bindRpcs(rpcs, { ...core, bookmarks: mongoBookmarks(connection) }),
    forget: {
      account: (memberId) => [batchDeletion(model, { memberId }, 'personaId')],
      persona: (personaId) => [batchDeletion(model, { personaId }, 'memberId')],
    },
  }
}
