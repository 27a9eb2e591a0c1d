import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { ConversationLookups } from '../../core/domain/conversations/ports.ts'
import { type Exchange, hasEnded } from '../../core/domain/exchanges/exchange.ts'
import type { Ports } from '../domain/ports.ts'
import { exchangeEntry, titleEntry } from '../domain/search-entry.ts'

export interface EntryPorts extends Pick<Ports, 'searchEntries'> {
  conversations: Pick<ConversationLookups, 'byIds'>
}

/**
 * Stores the entries of conversations' titles and of these exchanges. Can be repeated. A concurrent deletion or adoption changes the
 * conversation's row before its entries, so the rows are read again after the entries are stored.
 */
export async function addEntries(ports: EntryPorts, conversationIds: readonly string[], exchanges: readonly Exchange[]): Promise<void> {
  const { conversations, searchEntries } = ports
  const ids = [...new Set(conversationIds)]
  const found = await conversations.byIds(ids)
  const entries = exchanges.flatMap((exchange) => {
    const conversation = found.get(exchange.conversationId)
    return conversation && hasEnded(exchange) ? [exchangeEntry(conversation, exchange)] : []
  })
  await searchEntries.add(entries)
  const titles = await searchEntries.titles(ids)
  await searchEntries.putTitles([...found.values()].filter((conversation) => isChanged(conversation, titles)).map(titleEntry))
  await followChanges(ports, ids, found)
}

const isChanged = ({ id, title, person }: Conversation, titles: ReadonlyMap<string, { title: string; person: string }>) =>
  titles.get(id)?.title !== title || titles.get(id)?.person !== person

/** Removes the entries of deleted conversations, moves those of adopted ones to their member, and updates changed titles. */
async function followChanges(
  { conversations, searchEntries }: EntryPorts,
  ids: readonly string[],
  before: ReadonlyMap<string, Conversation>,
) {
  const now = await conversations.byIds(ids)
  const gone = ids.filter((id) => !now.has(id))
  if (gone.length > 0) await searchEntries.removeOf(gone)
  for (const [id, { person }] of now) {
    const former = before.get(id)?.person
    if (former !== undefined && former !== person) await searchEntries.changePerson(former, person)
  }
  const renamed = [...now.values()].filter(({ id, title }) => before.get(id)?.title !== title)
  await searchEntries.putTitles(renamed.map(titleEntry))
}
