import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import type { Slice } from '../core/slice.ts'
import { personaModel } from '../core/store/personas/persona-model.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs as ofBookmarks } from './rpc/bookmarks.ts'
import { rpcs as ofCreators } from './rpc/creators.ts'
import { mongoCreators } from './store/creators.ts'
import { bookmarkModel, followModel } from './store/mark-models.ts'
import { mongoMarks } from './store/marks.ts'

/** The personas that members saved, and the creators whom they follow. */
export function createBookmarks({ connection }: Foundation, core: Pick<Ports, 'personas' | 'now'>): Slice {
  const bookmarks = bookmarkModel(connection)
  const follows = followModel(connection)
  const ports: Ports = {
    ...core,
    creators: mongoCreators(personaModel(connection)),
    bookmarks: mongoMarks(bookmarks, 'personaId'),
    follows: mongoMarks(follows, 'creatorId'),
  }
  return {
    rpcs: bindRpcs([...ofBookmarks, ...ofCreators], ports),
    forget: {
      account: (accountId) => [
        batchDeletion(bookmarks, { memberId: accountId }, 'personaId'),
        batchDeletion(follows, { memberId: accountId }, 'creatorId'),
        batchDeletion(follows, { creatorId: accountId }, 'memberId'),
      ],
      persona: (personaId) => [batchDeletion(bookmarks, { personaId }, 'memberId')],
    },
  }
}
