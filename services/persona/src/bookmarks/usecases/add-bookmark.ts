import { type Caller, type Member, member } from '@rostra/platform/caller'
import { requireVisible } from '../../core/domain/personas/visibility.ts'
import { maxBookmarks, tooManySaved } from '../domain/bookmark.ts'
import type { Ports } from '../domain/ports.ts'
import { listBookmarks } from './list-bookmarks.ts'

/** Saves a persona for a member; a saved one keeps its place. Throws AUTH_REQUIRED, BOT_NOT_FOUND or TOO_MANY_SAVED. */
export async function addBookmark(ports: Ports, { caller, personaId }: { caller: Caller; personaId: string }): Promise<void> {
  const reader = member(caller)
  const { id } = requireVisible(reader, await ports.personas.cardById(personaId))
  const stored = await ports.bookmarks.of(reader.id)
  if (stored.some((bookmark) => bookmark.personaId === id)) return
  if (stored.length >= maxBookmarks) await makeRoom(ports, reader)
  await ports.bookmarks.add(reader.id, { personaId: id, at: ports.now() })
}

/** Removes what the member cannot see, and so cannot remove. Throws TOO_MANY_SAVED when the member sees everything. */
async function makeRoom(ports: Ports, reader: Member): Promise<void> {
  const unseen = (await listBookmarks(ports, reader)).filter(({ persona }) => persona === null)
  if (unseen.length === 0) throw tooManySaved()
  await ports.bookmarks.remove(
    reader.id,
    unseen.map(({ personaId }) => personaId),
  )
}
