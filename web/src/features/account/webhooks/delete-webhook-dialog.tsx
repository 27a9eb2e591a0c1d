import { useMutation } from '@tanstack/react-query'
import type { Webhook } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useReportFailure } from '../../../data/accounts/use-report-failure.ts'
import { deleteWebhook } from '../../../data/personas/servers/webhooks.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { webhookStrings as words } from '../../../strings/strings.ts'

interface DeleteWebhookDialogProps {
  /** The webhook to delete; null while none is asked about. */
  webhook: Webhook | null
  onDeleted: (id: string) => void
  onClose: () => void
  onLeave: () => void
}

/** Asks before a webhook is deleted. */
export function DeleteWebhookDialog({ webhook, onDeleted, onClose, onLeave }: DeleteWebhookDialogProps) {
  const report = useReportFailure()
  const deletion = useMutation({
    mutationFn: (id: string) => deleteWebhook(id),
    onSuccess: (_, id) => {
      onDeleted(id)
      toast(words.removed)
    },
    onError: (error) => report(error, words.removeFailed),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={webhook !== null}
      title={words.removeTitle}
      text={words.removeText}
      words={{ cancel: words.keep, confirm: words.confirmRemove, pending: words.removing }}
      look="danger"
      isPending={deletion.isPending}
      onConfirm={() => webhook && deletion.mutate(webhook.id)}
      onClose={onClose}
      onLeave={onLeave}
    />
  )
}
