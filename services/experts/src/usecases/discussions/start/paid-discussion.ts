import { type PaidWork, paidWork } from '@rostra/platform/paid-work/paid-work'
import type { Discussion } from '../../../domain/discussions/discussion.ts'
import type { Ports } from '../../../domain/ports.ts'

/** Creates the paid work of discussions. */
export const paidDiscussion = ({
  credits,
  discussions,
  log,
  clock,
}: Pick<Ports, 'credits' | 'discussions' | 'log' | 'clock'>): PaidWork<Discussion> =>
  paidWork<Discussion>({
    release: (discussion) => credits.release(discussion),
    deleteClaim: (discussion) => discussions.deleteClaim(discussion),
    discardClaim: (id) => discussions.discardClaim(id),
    onUncancelled: (err, discussionId) => log.warn({ err, discussionId }, 'the claim of a refused discussion could not be deleted'),
    clock,
  })
