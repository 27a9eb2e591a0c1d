import { openStatuses } from './exchange.ts'
import type { RecentExchange } from './ports.ts'

/** The branch that was chosen last, until a later exchange. */
export interface ChosenBranch {
  /** The exchange with which it ends. */
  leafId: string
  at: Date
}

const isAdmitted = ({ status }: RecentExchange) => status !== 'claimed'

/** Whether one of these exchanges is claimed or running, and may have ended since. */
export const hasOpen = (recent: readonly RecentExchange[]): boolean =>
  recent.some(({ status }) => (openStatuses as readonly string[]).includes(status))

/** Returns the end of the shown branch: that of the branch that was chosen last, or a newer exchange. Null without any. `recent`: the newest first. */
export function shownLeaf(recent: readonly RecentExchange[], chosen: ChosenBranch | undefined): string | null {
  const newest = recent.find(isAdmitted)
  return chosen && !(newest && newest.startedAt > chosen.at) ? chosen.leafId : (newest?.id ?? null)
}

/**
 * Returns the last `limit` exchanges of the branch that ends with `leaf`, oldest first; null when these exchanges do not tell, because one of it is
 * older than all of them. `isAll`: the conversation has no others.
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
