import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import type { Ports } from '../domain/ports.ts'
import { deleteExchanges, type ExchangeDeletion } from './delete-exchanges.ts'
import { removeConversations } from './remove-conversations.ts'

type Needed = ExchangeDeletion & Pick<Ports, 'conversations' | 'deletedConversations' | 'forgets'>

const conversationsAtOnce = 50
/** Billing settles the holds of older exchanges long before. */
const mayBeUnsettledMs = 24 * 3_600_000

/**
 * Removes conversations that were deleted more than 20 s ago from every store, and then what late sends have stored for those that are gone
 * already. Can be repeated after a crash at any step, and run on several replicas.
 */
export async function sweepDeletedConversations(ports: Needed, turn: Turn): Promise<void> {
  await runBatches([() => removeHidden(ports), () => sweepTombstone(ports)], turn)
}

/** Returns whether more may be left. The tombstones come first: from then on no crash can leave anything behind. */
async function removeHidden(ports: Needed): Promise<boolean> {
  const ids = await ports.conversations.listHidden(conversationsAtOnce)
  if (ids.length === 0) return false
  await ports.deletedConversations.add(ids)
  for (const id of ids) await deleteMessages(ports, id)
  await removeConversations(ports, ids)
  return ids.length === conversationsAtOnce
}

/** Returns false when no tombstone is due. */
async function sweepTombstone(ports: Needed): Promise<boolean> {
  const id = await ports.deletedConversations.takeDue()
  if (id === null) return false
  await deleteMessages(ports, id)
  await removeConversations(ports, [id])
  await ports.deletedConversations.removeExpired(id)
  return true
}

/** Their events are still published, and billing can still ask which of them were answered. */
const deleteMessages = (ports: Needed, id: string): Promise<void> =>
  deleteExchanges(ports, { conversationIds: [id] }, async (page) => {
    const events = page.flatMap(({ unpublished }) => unpublished)
    const since = Date.now() - mayBeUnsettledMs
    const answered = page.filter(({ answeredAt }) => answeredAt && answeredAt.getTime() > since).map((exchange) => exchange.id)
    if (events.length + answered.length > 0) await ports.deletedConversations.keep(id, { events, answered })
  })
