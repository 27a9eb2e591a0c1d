import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { discardUploads } from '../../../data/knowledge/uploads.ts'
import { removeDraft } from '../../../data/personas/draft-storage.ts'
import { deletePersona, ownBotsQuery } from '../../../data/personas/own-personas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastProblem } from '../../../lib/toast/toast.ts'
import { managePersonasStrings } from '../../../strings/strings.ts'

const { remove: words, toasts } = managePersonasStrings

interface DeletePersonaProps {
  userId: string
  /** The persona to delete; null while the dialog is closed. */
  bot: Bot | null
  onClose: () => void
  /** Restores the focus after closing; a deleted persona has no row to focus. */
  onLeave: (deleted: boolean) => void
}

/** Confirms and deletes a persona. */
export function DeletePersona({ userId, bot, onClose, onLeave }: DeletePersonaProps) {
  const client = useQueryClient()
  const wasDeleted = useRef(false)
  // Keeps the name in the dialog during its closing animation.
  const lastBot = useRef(bot)
  if (bot) lastBot.current = bot
  const deletion = useMutation({
    mutationFn: ({ id }: Bot) => deletePersona(id),
    onSuccess: (_, deleted) => {
      wasDeleted.current = true
      removeDraft({ userId, botId: deleted.id })
      discardUploads(client, userId, deleted.id)
      client.setQueryData(ownBotsQuery(userId).queryKey, (bots) => bots?.filter(({ id }) => id !== deleted.id))
      void client.invalidateQueries({ queryKey: ['bots'] })
      onClose()
      toast(toasts.deleted(deleted.name))
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(toasts.deleteFailed(errorText(error)))
    },
  })
  const leave = () => {
    onLeave(wasDeleted.current)
    wasDeleted.current = false
  }
  return (
    <ConfirmDialog
      open={bot !== null}
      title={<NameInSentence words={words.title} name={lastBot.current?.name ?? ''} />}
      text={words.text}
      words={words}
      look="danger"
      isPending={deletion.isPending}
      onConfirm={() => bot && deletion.mutate(bot)}
      onClose={onClose}
      onLeave={leave}
    />
  )
}
