import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import { endOfUnused, isUsedByGuest, previewOf } from '../../domain/conversations/conversation.ts'
import { titleOf } from '../../domain/conversations/title.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges'>

const conversationsAtOnce = 50

/**
 * Deletes expired conversations: those without a message at once; those of guests are hidden, as if their person had deleted them, and
 * swept later. Can be repeated, and run on several replicas.
 */
export async function deleteExpiredConversations(ports: Needed, turn: Turn, now = new Date()): Promise<void> {
  await runBatches([() => deleteSome(ports, now)], turn)
}

/** Returns whether more may be left. */
async function deleteSome(ports: Needed, now: Date): Promise<boolean> {
  const { conversations, exchanges } = ports
  const expired = await conversations.listExpired(now, conversationsAtOnce)
  if (expired.length === 0) return false
  const { used = [], unused = [] } = Object.groupBy(expired, (conversation) => (isUsedByGuest(conversation) ? 'used' : 'unused'))
  if (used.length > 0) await conversations.hideExpired(idsOf(used), now)
  const hasMessages = (await exchanges.listForDeletion({ conversationIds: idsOf(unused) }, 1)).length > 0
  const empty: string[] = []
  for (const id of idsOf(unused)) if (!hasMessages || (await isEmpty(ports, id, now))) empty.push(id)
  if (empty.length > 0) await conversations.removeExpired(empty, now)
  return expired.length === conversationsAtOnce
}

const idsOf = (conversations: readonly { id: string }[]) => conversations.map(({ id }) => id)

/**
 * Returns whether a conversation has no messages. Postpones the expiry of one whose first message is being answered. Lists one again whose
 * preview was not stored, because MongoDB was away when the message was sent.
 */
async function isEmpty({ conversations, exchanges }: Needed, id: string, now: Date): Promise<boolean> {
  const [first] = await exchanges.listForDeletion({ conversationIds: [id] }, 1)
  if (!first) return true
  if (first.open) {
    await conversations.postponeEnd(id, endOfUnused(now))
    return false
  }
  const leaf = (await exchanges.tree(id)).shownLeaf
  const latest = leaf === null ? null : await exchanges.byId(leaf)
  if (!latest) return false
  const { content, answer, finishedAt, startedAt } = latest
  await conversations.touch(id, finishedAt ?? startedAt, previewOf(answer || content), titleOf(content))
  return false
}
