import type { DeletableExchange } from '../../core/domain/exchanges/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { deleteExchanges, type ExchangeDeletion } from './delete-exchanges.ts'
import { removeConversations } from './remove-conversations.ts'

export type PersonDeletion = ExchangeDeletion & Pick<Ports, 'conversations' | 'deletedAccounts' | 'forgets'>

const pageSize = 200

/**
 * Deletes all data of a person and stops running generations. Can be repeated. Exchanges are deleted before their conversations, because
 * only a conversation leads to the exchanges that its person sent as a guest.
 */
export async function deletePersonData(ports: PersonDeletion, person: string): Promise<void> {
  const { conversations, deletedAccounts, forgets } = ports
  const forget = async () => {
    for (const each of forgets) await each.person?.(person)
  }
  const keepEvents = async (page: readonly DeletableExchange[]) => {
    const unpublished = page.flatMap((exchange) => exchange.unpublished)
    if (unpublished.length > 0) await deletedAccounts.keepEvents(person, unpublished)
  }
  await forget()
  while (true) {
    const conversationIds = await conversations.idsOf(person, pageSize)
    if (conversationIds.length === 0) break
    await deleteExchanges(ports, { conversationIds }, keepEvents)
    await removeConversations(ports, conversationIds)
  }
  await deleteExchanges(ports, { person }, keepEvents)
  // Again, for what was stored meanwhile.
  await forget()
}
