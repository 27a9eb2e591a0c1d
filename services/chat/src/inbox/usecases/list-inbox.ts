import type { ItemState, ShownItem } from '../domain/inbox-item.ts'
import type { Ports } from '../domain/ports.ts'
import { showItems } from './show-items.ts'

export interface ListInbox {
  /** The calling member, and the access token that authenticates it at persona. */
  memberId: string
  token: string
  personaId: string
  page: number
  limit: number
  /** Null for all. */
  state: ItemState | null
  signal: AbortSignal
}

export interface ListedInbox {
  items: ShownItem[]
  total: number
  open: number
}

/** Lists the inbox of an own persona, the latest first. Throws BOT_NOT_FOUND. */
export async function listInbox(
  ports: Pick<Ports, 'personas' | 'inboxItems' | 'exchanges' | 'conversations'>,
  { personaId, page, limit, state, ...owner }: ListInbox,
): Promise<ListedInbox> {
  await ports.personas.requireOwn(personaId, owner)
  const hidden = await ports.conversations.deletedOfPersonas([personaId])
  const query = { personaId, state, hidden }
  const [items, total, open] = await Promise.all([
    ports.inboxItems.list(query, page, limit),
    ports.inboxItems.count(query),
    state === 'open' ? null : ports.inboxItems.count({ ...query, state: 'open' }),
  ])
  return { items: await showItems(ports, items, new Set(hidden)), total, open: open ?? total }
}

/** Counts the open items of the caller's personas by persona. */
export async function countInbox(
  { personas, inboxItems, conversations }: Pick<Ports, 'personas' | 'inboxItems' | 'conversations'>,
  owner: Pick<ListInbox, 'token' | 'signal'>,
): Promise<ReadonlyMap<string, number>> {
  const ids = await personas.ownIds(owner)
  if (ids.length === 0) return new Map()
  return inboxItems.countOpen(ids, await conversations.deletedOfPersonas(ids))
}
