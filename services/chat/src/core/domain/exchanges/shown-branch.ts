import { openStatuses } from './exchange.ts'
import type { RecentExchange } from './ports.ts'

/** The branch that a person chose last. It is shown until a later exchange starts. */
export interface ChosenBranch {
  /** The last exchange of the branch. */
  leafId: string
  at: Date
}

/** Whether an exchange is part of a branch. The text of a continuation is in the answer that it continues. */
const isAdmitted = ({ status, continues }: RecentExchange) => status !== 'claimed' && continues === ''

/** Returns whether one of these exchanges was open when they were read, so that it may have ended since. */
export const hasOpen = (recent: readonly RecentExchange[]): boolean =>
  recent.some(({ status }) => (openStatuses as readonly string[]).includes(status))

/**
 * Returns a time after the start of these exchanges, the newest first, and after the choice of a branch. A new exchange starts then at the
 * earliest: the replica that stored the others may have a clock that is ahead.
 */
export const afterRecent = (recent: readonly RecentExchange[], chosen: ChosenBranch | undefined): Date =>
  new Date(Math.max(recent[0]?.startedAt.getTime() ?? 0, chosen?.at.getTime() ?? 0) + 1)

/**
 * Returns the last exchange of the shown branch: that of the chosen branch, unless a newer exchange has started. Null without any.
 * `recent`: the newest first.
 */
export function shownLeaf(recent: readonly RecentExchange[], chosen: ChosenBranch | undefined): string | null {
  const newest = recent.find(isAdmitted)
  return chosen && !(newest && newest.startedAt > chosen.at) ? chosen.leafId : (newest?.id ?? null)
}

/**
 * Returns the last `limit` exchanges of the branch that ends with `leaf`, oldest first. Null when an exchange of the branch is not among
 * `recent`. `isAll`: the conversation has no others.
 */
export function branchAmong(
  recent: readonly RecentExchange[],
  leaf: string | null,
  { limit, isAll }: { limit: number; isAll: boolean },
): RecentExchange[] | null {
  const admitted = new Map(recent.filter(isAdmitted).map((exchange) => [exchange.id, exchange]))
  const branch: RecentExchange[] = []
  for (let id = leaf; id !== null && branch.length < limit; ) {
    const exchange = admitted.get(id)
    if (!exchange) return isAll ? branch.reverse() : null
    branch.push(exchange)
    id = exchange.parentId
  }
  return branch.reverse()
}
