import type { Conversation } from '../../domain/conversations/conversation.ts'
import { answeredExchangeOf } from '../../domain/conversations/message.ts'
import type { BranchExchange, RecentExchange } from '../../domain/exchanges/ports.ts'
import { messageNotFound } from '../../domain/exchanges/replacement.ts'
import { branchAmong, shownLeaf } from '../../domain/exchanges/shown-branch.ts'
import { historyExchanges } from '../../domain/generations/history.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * How many exchanges a send reads. The shown branch is usually among them: more than the model's history needs, because other branches have
 * exchanges too.
 */
const recentExchanges = historyExchanges + 8

/** Returns the latest exchanges of a conversation, the newest first. Empty for text that is no id. */
export const readRecent = ({ exchanges }: Pick<Ports, 'exchanges'>, conversationId: string): Promise<RecentExchange[]> =>
  exchanges.recent(conversationId, recentExchanges)

export interface Branch {
  /** Its last exchange; null at the start of a conversation. */
  leaf: string | null
  /** Its last exchanges, oldest first. */
  exchanges: BranchExchange[]
}

/**
 * Returns the branch that ends with `leaf`, by default the shown one. Makes no read when the recent exchanges contain it, else two: the
 * tree of the conversation, and the exchanges of the branch.
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

/**
 * Returns the exchange after which a message comes that continues the branch of an answer: undefined when that is the shown branch. Makes
 * no read when the recent exchanges tell so. Throws MESSAGE_NOT_FOUND.
 */
export async function leafInBranchOf(
  { exchanges }: Pick<Ports, 'exchanges'>,
  { id, chosen }: Pick<Conversation, 'id' | 'chosen'>,
  recent: readonly RecentExchange[],
  messageId: string,
): Promise<string | undefined> {
  const exchangeId = answeredExchangeOf(messageId)
  if (exchangeId === null) throw messageNotFound()
  const known = branchAmong(recent, shownLeaf(recent, chosen), { limit: recent.length, isAll: true }) ?? []
  if (known.some((exchange) => exchange.id === exchangeId)) return undefined
  const tree = await exchanges.tree(id)
  if (!tree.has(exchangeId)) throw messageNotFound()
  return tree.branchTo(tree.shownLeaf).includes(exchangeId) ? undefined : tree.leafBelow(exchangeId, 'answer')
}
