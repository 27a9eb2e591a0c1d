import type { DeletableExchange, DeletionScope } from '../../domain/exchanges/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { requestStop } from '../generations/request-stop.ts'

const pageSize = 200

/**
 * Deletes all notes, conversations and exchanges of a person and stops running generations. Can be repeated. Exchanges go before their
 * conversations, because only a conversation leads to the exchanges that its person had as a guest.
 */
export async function deletePersonData(ports: Ports, person: string): Promise<void> {
  const { conversations, memories } = ports
  await memories.removePerson(person)
  while (true) {
    const page = await conversations.listByStart(person, pageSize)
    if (page.length === 0) break
    const conversationIds = page.map(({ id }) => id)
    await deleteExchanges(ports, person, { conversationIds })
    await conversations.remove(conversationIds)
  }
  await deleteExchanges(ports, person, { person })
}

async function deleteExchanges(ports: Ports, person: string, scope: DeletionScope): Promise<void> {
  const { exchanges, deletedAccounts, frames } = ports
  const nextPage = () => exchanges.listForDeletion(scope, pageSize)
  for (let page = await nextPage(); page.length > 0; page = await nextPage()) {
    const ended = page.filter(({ open }) => !open)
    const unpublished = page.flatMap((exchange) => exchange.unpublished)
    if (unpublished.length > 0) await deletedAccounts.keepEvents(person, unpublished)
    for (const exchange of page) if (exchange.open) await deleteOpen(ports, exchange)
    await frames.remove(page.map(({ id }) => id))
    await exchanges.deleteEnded(ended.map(({ id }) => id))
  }
}

/**
 * Stops and deletes an open exchange. Its owner can then store no end, so a guest's hold is settled here; billing settles a member's. An
 * exchange that ends in between is deleted with the next page, as ended.
 */
async function deleteOpen(ports: Ports, { id, person }: DeletableExchange): Promise<void> {
  await requestStop(ports, id)
  const frames = await ports.frames.read(id)
  if (!(await ports.exchanges.deleteOpen(id))) return
  const hasText = frames.some(({ kind }) => kind === 'chunk')
  const warn = (err: unknown) => ports.log.warn({ err, generationId: id }, 'the hold of a deleted exchange could not be settled')
  await ports.credits.settle({ id, person }, hasText).catch(warn)
}
