import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { toWireCard } from '../../core/rpc/wire.ts'
import type { Ports } from '../domain/ports.ts'
import { addBookmark } from '../usecases/add-bookmark.ts'
import { listBookmarks } from '../usecases/list-bookmarks.ts'

const addBookmarkRpc = unary(PersonaService.AddBookmark, async ({ personaId }, caller, ports: Ports) => {
  await addBookmark(ports, { caller, personaId })
  return {}
})

const removeBookmarkRpc = unary(PersonaService.RemoveBookmark, async ({ personaId }, caller, { bookmarks }: Ports) => {
  await bookmarks.remove(member(caller).id, [personaId])
  return {}
})

const listBookmarksRpc = unary(PersonaService.ListBookmarks, async (_request, caller, ports: Ports) => {
  const shown = await listBookmarks(ports, member(caller))
  return {
    bookmarks: shown.map(({ targetId, at, persona }) => ({
      personaId: targetId,
      savedAt: at.toISOString(),
      persona: persona && toWireCard(persona),
    })),
  }
})

export const rpcs = [addBookmarkRpc, removeBookmarkRpc, listBookmarksRpc]
