import type { Member } from '@rostra/platform/caller'
import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import { isVisible } from '../../core/domain/personas/visibility.ts'
import type { Mark } from '../domain/mark.ts'
import type { Ports } from '../domain/ports.ts'

/** A bookmark with its persona; null when the member may not see it. */
export interface ShownBookmark extends Mark {
  persona: PersonaCard | null
}

/** Returns a member's bookmarks with their personas, newest first. */
export async function listBookmarks(ports: Ports, reader: Member): Promise<ShownBookmark[]> {
  const stored = await ports.bookmarks.of(reader.id)
  const visible = await visibleAmong(
    ports,
    reader,
    stored.map(({ targetId }) => targetId),
  )
  return stored.map((bookmark) => ({ ...bookmark, persona: visible.get(bookmark.targetId) ?? null }))
}

/** Returns those of some personas that the member may see, by id. */
export async function visibleAmong({ personas }: Pick<Ports, 'personas'>, reader: Member, ids: readonly string[]) {
  const cards = await personas.cardsByIds(ids)
  return new Map(cards.filter((card) => isVisible(reader, card)).map((card) => [card.id, card]))
}
