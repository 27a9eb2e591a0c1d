import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { requestStop } from '../generations/request-stop.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'running' | 'stopSignal' | 'log'>

export interface DeleteConversations {
  person: string
  /** RFC 3339. */
  begunBefore: string
}

/**
 * Hides all conversations of a person that began before a time, in one update, and stops their running answers; the sweep of deleted
 * conversations removes them after 20 s. Can be repeated: later conversations stay. Throws VALIDATION.
 */
export async function deleteConversations(ports: Needed, { person, begunBefore }: DeleteConversations): Promise<void> {
  const before = new Date(begunBefore)
  if (Number.isNaN(before.getTime())) {
    const message = 'must be a time'
    throw new DomainError('invalid', 'VALIDATION', `begunBefore ${message}`, { fields: { begunBefore: message } })
  }
  await ports.conversations.hideAll(person, before)
  // The deletion is stored. If an answer cannot be stopped now, the sweep stops it.
  const warn = (err: unknown) => ports.log.warn({ err }, 'the running answers of deleted conversations are stopped later')
  await stopDeleted(ports, person).catch(warn)
}

async function stopDeleted(ports: Needed, person: string): Promise<void> {
  const open = await ports.exchanges.byIds(await ports.exchanges.openOf(person))
  const conversations = await ports.conversations.byIds(open.map(({ conversationId }) => conversationId))
  for (const { id, conversationId } of open) if (conversations.get(conversationId)?.deletedAt) await requestStop(ports, id)
}
