import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import type { Exchanges } from '../../core/domain/exchanges/ports.ts'
import { addEntries, type EntryPorts } from './add-entries.ts'

const exchangesAtOnce = 100

/** Stores the entries of all exchanges of a conversation, for one whose exchanges have no events. Can be repeated. */
export async function indexConversation(
  ports: EntryPorts & { exchanges: Pick<Exchanges, 'listByStart'> },
  conversationId: string,
): Promise<void> {
  let last: Exchange | undefined
  do {
    const page: Exchange[] = await ports.exchanges.listByStart(conversationId, exchangesAtOnce, last)
    last = page.length === exchangesAtOnce ? page.at(-1) : undefined
    const existing = await ports.searchEntries.existing(page.map(({ id }) => id))
    await addEntries(
      ports,
      [conversationId],
      page.filter(({ id }) => !existing.has(id)),
    )
  } while (last)
}
