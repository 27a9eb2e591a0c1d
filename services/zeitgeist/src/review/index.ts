import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Ports as CorePorts } from '../core/domain/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { reviewActed } from './events/review-acted.ts'
import { listReviewedEntriesRpc, reviewEntryRpc } from './rpc/entries.ts'
import { allowTermRpc, excludeTermRpc, listExcludedTermsRpc } from './rpc/terms.ts'
import { operatorEventModel } from './store/operator-events.ts'
import { mongoReviews } from './store/reviews.ts'

/** Creates the slice in which operators review entries: they hold entries back and exclude terms. */
export function createReview({ connection }: Foundation, { wallTime }: Pick<CorePorts, 'wallTime'>): Slice {
  const ports: Ports = { reviews: mongoReviews(connection, reviewActed), wallTime }
  return {
    rpcs: bindRpcs([listReviewedEntriesRpc, reviewEntryRpc, listExcludedTermsRpc, excludeTermRpc, allowTermRpc], ports),
    outboxes: [operatorEventModel(connection)],
    begin: async () => undefined,
  }
}
