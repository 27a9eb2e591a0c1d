import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import type { Ports } from '../domain/ports.ts'
import { deleteExchanges, type ExchangeDeletion } from './delete-exchanges.ts'
import { removeConversations } from './remove-conversations.ts'

type Needed = ExchangeDeletion & Pick<Ports, 'conversations' | 'deletedConversations' | 'forgets'>

const conversationsAtOnce = 50
/** The age up to which billing may ask for the outcome of an exchange, in milliseconds. It settles holds within minutes. */
const mayBeUnsettledMs = 24 * 3_600_000

/**
 * Removes conversations that were deleted more than 20 s ago from every store, and what late sends have stored for removed ones. Can be
 * repeated after a crash at any step, and run on several replicas.
 */
export async function sweepDeletedConversations(ports: Needed, turn: Turn): Promise<void> {
  await runBatches([() => removeHidden(ports), () => sweepTombstone(ports)], turn)
}

/**
 * Removes some conversations and returns whether more may be left. Tombstones are stored first: after a crash, their sweep removes the
 * rest.
 */
async function removeHidden(ports: Needed): Promise<boolean> {
  const ids = await ports.conversations.listHidden(conversationsAtOnce)
  if (ids.length === 0) return false
  await ports.deletedConversations.add(ids)
  for (const id of ids) await deleteMessages(ports, id)
  await removeConversations(ports, ids)
  return ids.length === conversationsAtOnce
}

/** Sweeps one tombstone. Returns false when none is due. */
async function sweepTombstone(ports: Needed): Promise<boolean> {
  const id = await ports.deletedConversations.takeDue()
  if (id === null) return false
  await deleteMessages(ports, id)
  await removeConversations(ports, [id])
  await ports.deletedConversations.removeExpired(id)
  return true
}

/** Deletes the exchanges of a conversation. Their events are still published, and billing can still ask for their outcomes. */
const deleteMessages = (ports: Needed, id: string): Promise<void> =>
  deleteExchanges(ports, { conversationIds: [id] }, async (page) => {
    const events = page.flatMap(({ unpublished }) => unpublished)
    const since = Date.now() - mayBeUnsettledMs
    const charged = page.filter(({ chargedAt }) => chargedAt && chargedAt.getTime() > since).map((exchange) => exchange.id)
    if (events.length + charged.length > 0) await ports.deletedConversations.keep(id, { events, charged })
  })
