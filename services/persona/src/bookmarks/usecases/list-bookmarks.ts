import type { Member } from '@rostra/platform/caller'
import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import { isVisible } from '../../core/domain/personas/visibility.ts'
import type { Bookmark } from '../domain/bookmark.ts'
import type { Ports } from '../domain/ports.ts'

/** A bookmark with its persona; null when the member may not see it. */
export interface ShownBookmark extends Bookmark {
  persona: PersonaCard | null
}

/** Returns a member's bookmarks with their personas, newest first. */
export async function listBookmarks({ bookmarks, personas }: Ports, reader: Member): Promise<ShownBookmark[]> {
  const stored = await bookmarks.of(reader.id)
  const cards = await personas.cardsByIds(stored.map(({ personaId }) => personaId))
  const visible = new Map(cards.filter((card) => isVisible(reader, card)).map((card) => [card.id, card]))
  return stored.map((bookmark) => ({ ...bookmark, persona: visible.get(bookmark.personaId) ?? null }))
}
