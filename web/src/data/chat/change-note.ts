import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { Memories, Note } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { memoriesMutation } from './memories.ts'
import { applyNoteChange, type NoteChange, replaceNote, undoNoteChange } from './note-changes.ts'

/**
 * Changes a note of the member. The change is shown at once, and rolled back when it fails. Changes are sent one after another. The caller
 * shows the error.
 */
export function useChangeNote(userId: string) {
  const client = useQueryClient()
  const queryKey = ['memories', userId]
  /** Updates the cached lists with the persona's notes: that of all personas, and its own. */
  const update = ({ persona }: NoteChange, next: (memories: Memories) => Memories) => {
    for (const botId of [null, persona.botId]) {
      client.setQueryData<Memories>([...queryKey, botId], (memories) => memories && next(memories))
    }
  }
  return useMutation({
    mutationKey: memoriesMutation,
    scope: { id: 'memories' },
    mutationFn: send,
    onMutate: async (change: NoteChange) => {
      await client.cancelQueries({ queryKey })
      update(change, (memories) => applyNoteChange(memories, change))
    },
    onSuccess: (stored, change) => {
      if (stored) update(change, (memories) => replaceNote(memories, change, stored))
    },
    onError: (error, change) => {
      update(change, (memories) => undoNoteChange(memories, change))
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      // Refetches only after the last change: the persona may have changed its notes, and an earlier read would hide waiting changes.
      if (client.isMutating({ mutationKey: memoriesMutation }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Sends a change, and returns the stored note; null for a deleted one. The browser completes the call when it leaves the page. */
async function send(change: NoteChange): Promise<Note | null> {
  const keepalive = true
  const { botId } = change.persona
  if (change.kind === 'add') {
    return bodyOf(api.POST('/api/memories/{botId}', { params: { path: { botId } }, body: { text: change.note.text }, keepalive }))
  }
  const params = { path: { botId, noteId: change.note.id } }
  if (change.kind === 'edit') return bodyOf(api.PUT('/api/memories/{botId}/{noteId}', { params, body: { text: change.text }, keepalive }))
  await api.DELETE('/api/memories/{botId}/{noteId}', { params, keepalive })
  return null
}
