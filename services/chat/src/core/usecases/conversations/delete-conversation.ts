import { conversationNotFound, requireOwnConversation } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'
import { requestStop } from '../generations/request-stop.ts'

export interface DeleteConversation {
  person: string
  conversationId: string
  /** The program that deletes, which must have begun the conversation; absent for a page. */
  startedBy?: string | undefined
  /** Leaves a conversation that has an exchange as it is. */
  onlyUnused?: boolean
}

/**
 * Hides a conversation at once and stops its running answer; a sweep removes it after 20 s. A repeated call succeeds until then. A send
 * that was under way is answered, and its exchange is removed with the others. Throws CONVERSATION_NOT_FOUND.
 */
export async function deleteConversation(
  ports: Pick<Ports, 'conversations' | 'exchanges' | 'running' | 'stopSignal' | 'log'>,
  { person, conversationId, startedBy, onlyUnused = false }: DeleteConversation,
): Promise<void> {
  if (onlyUnused) {
    requireOwnConversation(person, await ports.conversations.byId(conversationId))
    if ((await ports.exchanges.recent(conversationId, 1)).length > 0) return
  }
  if (!(await ports.conversations.hide(conversationId, person, startedBy))) throw conversationNotFound()
  // The deletion is stored. If the answer cannot be stopped now, the sweep stops it.
  const warn = (err: unknown) => ports.log.warn({ err, conversationId }, 'the running answer of a deleted conversation is stopped later')
  await stopRunning(ports, conversationId).catch(warn)
}

async function stopRunning(ports: Pick<Ports, 'exchanges' | 'running' | 'stopSignal'>, conversationId: string): Promise<void> {
  const open = await ports.exchanges.openIn(conversationId)
  if (open) await requestStop(ports, open.id)
}
