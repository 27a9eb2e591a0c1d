import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { PastExchange, RecentExchange } from '../../domain/exchanges/ports.ts'
import { branchAmong, shownLeaf } from '../../domain/exchanges/shown-branch.ts'
import { historyExchanges } from '../../domain/generations/history.ts'
import type { Ports } from '../../domain/ports.ts'

/** Exchanges that are read before a send: the branch that is shown is among them, unless it was chosen after many of another one. */
const recentExchanges = historyExchanges + 8

/** Returns the latest exchanges of a conversation, the newest first. Empty for text that is no id. */
export const readRecent = ({ exchanges }: Pick<Ports, 'exchanges'>, conversationId: string): Promise<RecentExchange[]> =>
  exchanges.recent(conversationId, recentExchanges)

export interface Branch {
  /** The exchange with which it ends; null for the start of the conversation. */
  leaf: string | null
  /** Its last exchanges, oldest first. */
  exchanges: PastExchange[]
}

/**
 * Returns the branch that ends with `leaf`, or the shown one. One that the recent exchanges tell takes no read; another one takes two: the tree of the
 * conversation, and the exchanges of the branch.
 */
export async function readBranch(
  { exchanges }: Pick<Ports, 'exchanges'>,
  { id, chosen }: Pick<Conversation, 'id' | 'chosen'>,
  recent: readonly RecentExchange[],
  leaf: string | null = shownLeaf(recent, chosen),
): Promise<Branch> {
  const known = branchAmong(recent, leaf, { limit: historyExchanges, isAll: recent.length < recentExchanges })
  if (known) return { leaf, exchanges: known }
  const tree = await exchanges.tree(id)
  return { leaf, exchanges: await exchanges.byIds(tree.branchTo(leaf).slice(-historyExchanges)) }
}
