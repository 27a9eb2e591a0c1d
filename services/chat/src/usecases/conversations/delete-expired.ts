import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import { type Conversation, endOfUnused, isUsedByGuest, previewOf } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'frames'>

const conversationsAtOnce = 50
const exchangesAtOnce = 200

/**
 * Deletes conversations that have ended, with their messages and frames: those that never had a message, and those of guests who did not come back.
 * Exchanges go first, because only a conversation leads to them. Can be repeated, and run on several replicas.
 */
export async function deleteExpiredConversations(ports: Needed, turn: Turn, now = new Date()): Promise<void> {
  await runBatches([() => deleteSome(ports, now)], turn)
}

/** Returns whether more may be left. */
async function deleteSome(ports: Needed, now: Date): Promise<boolean> {
  const { conversations, exchanges } = ports
  const expired = await conversations.listExpired(now, conversationsAtOnce)
  if (expired.length === 0) return false
  const used = await exchanges.listForDeletion({ conversationIds: expired.map(({ id }) => id) }, 1)
  const isEmpty = used.length === 0 ? async () => true : (conversation: Conversation) => deleteMessages(ports, conversation, now)
  const empty: string[] = []
  for (const conversation of expired) if (await isEmpty(conversation)) empty.push(conversation.id)
  await conversations.removeExpired(empty, now)
  return expired.length === conversationsAtOnce || empty.length < expired.length
}

/** Deletes some messages of an expired conversation. Returns true when it has none. */
async function deleteMessages({ conversations, exchanges, frames }: Needed, conversation: Conversation, now: Date): Promise<boolean> {
  const { id } = conversation
  const page = await exchanges.listForDeletion({ conversationIds: [id] }, exchangesAtOnce)
  if (page.length === 0) return true
  if (page.some(({ open, unpublished }) => open || unpublished.length > 0)) {
    await conversations.postponeEnd(id, endOfUnused(now))
    return false
  }
  if (!isUsedByGuest(conversation)) {
    await showAgain({ conversations, exchanges }, id)
    return false
  }
  const ids = page.map((exchange) => exchange.id)
  await frames.remove(ids)
  await exchanges.deleteEnded(ids)
  return page.length < exchangesAtOnce
}

/** Lists a conversation that has a message although its preview was never stored, because MongoDB was away when the message was sent. */
async function showAgain({ conversations, exchanges }: Pick<Needed, 'conversations' | 'exchanges'>, id: string): Promise<void> {
  const leaf = (await exchanges.tree(id)).shownLeaf
  const latest = leaf === null ? null : await exchanges.byId(leaf)
  if (latest) await conversations.touch(id, latest.finishedAt ?? latest.startedAt, previewOf(latest.answer || latest.content))
}
