import type { DeletableExchange } from '../../domain/exchanges/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { deleteExchanges } from './delete-exchanges.ts'
import { removeConversations } from './remove-conversations.ts'

const pageSize = 200

/**
 * Deletes all notes, questions in inboxes, conversations and exchanges of a person and stops running generations. Can be repeated. Exchanges go before their
 * conversations, because only a conversation leads to the exchanges that its person had as a guest.
 */
export async function deletePersonData(ports: Ports, person: string): Promise<void> {
  const { conversations, deletedAccounts, memories, searchEntries, inboxItems, summaries } = ports
  await memories.removePerson(person)
  await inboxItems.removePerson(person)
  if (person.startsWith('member:')) await summaries.removeOwner(person.slice('member:'.length))
  const keepEvents = async (page: readonly DeletableExchange[]) => {
    const unpublished = page.flatMap((exchange) => exchange.unpublished)
    if (unpublished.length > 0) await deletedAccounts.keepEvents(person, unpublished)
  }
  while (true) {
    const conversationIds = await conversations.idsOf(person, pageSize)
    if (conversationIds.length === 0) break
    await deleteExchanges(ports, { conversationIds }, keepEvents)
    await removeConversations(ports, conversationIds)
  }
  await deleteExchanges(ports, { person }, keepEvents)
  await searchEntries.removePerson(person)
}
