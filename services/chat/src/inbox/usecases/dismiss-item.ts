import { alreadyHandled, itemNotFound, type ShownItem } from '../domain/inbox-item.ts'
import type { Ports } from '../domain/ports.ts'
import type { ListInbox } from './list-inbox.ts'
import { showItem } from './show-items.ts'

export interface DismissItem extends Pick<ListInbox, 'memberId' | 'token' | 'personaId' | 'signal'> {
  itemId: string
}

/** Dismisses an item. Can be repeated. Throws BOT_NOT_FOUND, ITEM_NOT_FOUND, or ALREADY_HANDLED for an answered one. */
export async function dismissItem(
  ports: Pick<Ports, 'personas' | 'inboxItems' | 'exchanges' | 'conversations' | 'inboxMetrics'>,
  { personaId, itemId, ...owner }: DismissItem,
): Promise<ShownItem> {
  await ports.personas.requireOwn(personaId, owner)
  const item = await ports.inboxItems.byId(personaId, itemId)
  const shown = item && (await showItem(ports, item))
  if (!shown) throw itemNotFound()
  if (await ports.inboxItems.dismiss(item)) ports.inboxMetrics.handled('dismissed')
  else if ((await ports.inboxItems.byId(personaId, itemId))?.state === 'answered') throw alreadyHandled()
  return { ...shown, state: 'dismissed' }
}
