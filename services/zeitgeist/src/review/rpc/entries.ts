import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { reviewEntry } from '../usecases/review.ts'
import { fromWireState, toWireReviewed } from './wire.ts'

export const listReviewedEntriesRpc = unary(ZeitgeistService.ListReviewedEntries, async (_request, caller, ports: Ports) => {
  operator(caller)
  return { entries: (await ports.reviews.entries(new Date(ports.wallTime()))).map(toWireReviewed) }
})

export const reviewEntryRpc = unary(ZeitgeistService.ReviewEntry, async ({ id, state, reason }, caller, ports: Ports) =>
  toWireReviewed(await reviewEntry(ports, { caller, id, state: fromWireState(state), reason })),
)
