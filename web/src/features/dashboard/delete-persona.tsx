import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Bot } from '../../api/bot.ts'
import { call, hasStatus } from '../../api/request.ts'
import { toast, toastProblem } from '../../components/toast.ts'
import { managePersonasStrings } from '../../strings/manage-personas-strings.ts'
import { ownBotsQuery } from '../persona-form/own-bots.ts'
import { wordsOf } from '../persona-form/save-refusal.ts'
import { forgetDraft } from '../persona-form/stored-drafts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Named } from './named.tsx'

const { remove: words, toasts } = managePersonasStrings

interface DeletePersonaProps {
  userId: string
  /** The persona that is asked about; null while none is. */
  bot: Bot | null
  onClose: () => void
  /** Takes the focus back; of a persona that was deleted, no row is left that could have it. */
  onLeave: (deleted: boolean) => void
}

/** Deletes a persona; one that has gone already is as good. */
async function remove({ id }: Bot) {
  try {
    await call(`/api/bots/${encodeURIComponent(id)}`, { method: 'DELETE' })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** Asks before a persona is deleted, by its name. */
export function DeletePersona({ userId, bot, onClose, onLeave }: DeletePersonaProps) {
  const client = useQueryClient()
  const gone = useRef(false)
  // The name stands in the dialog until it has gone.
  const shown = useRef(bot)
  if (bot) shown.current = bot
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: (_, deleted) => {
      gone.current = true
      forgetDraft({ userId, botId: deleted.id })
      client.setQueryData(ownBotsQuery(userId).queryKey, (bots) => bots?.filter(({ id }) => id !== deleted.id))
      void client.invalidateQueries({ queryKey: ['bots'] })
      onClose()
      toast(toasts.deleted(deleted.name))
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(toasts.deleteFailed(wordsOf(error)))
    },
  })
  const leave = () => {
    onLeave(gone.current)
    gone.current = false
  }
  return (
    <ConfirmDialog
      open={bot !== null}
      title={<Named words={words.title} name={shown.current?.name ?? ''} />}
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
