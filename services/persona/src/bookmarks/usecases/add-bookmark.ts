import { type Caller, member } from '@rostra/platform/caller'
import { requireVisible } from '../../core/domain/personas/visibility.ts'
import { maxBookmarks, tooManySaved } from '../domain/mark.ts'
import type { Ports } from '../domain/ports.ts'
import { addMark } from './add-mark.ts'
import { visibleAmong } from './list-bookmarks.ts'

/** Saves a persona for a member; a saved one keeps its place. Throws AUTH_REQUIRED, BOT_NOT_FOUND or TOO_MANY_SAVED. */
export async function addBookmark(ports: Ports, { caller, personaId }: { caller: Caller; personaId: string }): Promise<void> {
  const reader = member(caller)
  const { id } = requireVisible(reader, await ports.personas.cardById(personaId))
  await addMark(ports.bookmarks, {
    memberId: reader.id,
    targetId: id,
    at: ports.now(),
    max: maxBookmarks,
    unseenAmong: async (ids) => {
      const visible = await visibleAmong(ports, reader, ids)
      return ids.filter((stored) => !visible.has(stored))
    },
    tooMany: tooManySaved,
  })
}
