import { useMutation } from '@tanstack/react-query'
import type { Share } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { revokeConversationShare } from '../../../data/chat/shares.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const { account, sharing } = sharedConversationStrings

interface RevokeDialogProps {
  /** The share to end; null while none is asked about. */
  share: Share | null
  onRevoked: (conversationId: string) => void
  onClose: () => void
  onLeave: () => void
}

/** Asks before the link of a conversation ends. */
export function RevokeDialog({ share, onRevoked, onClose, onLeave }: RevokeDialogProps) {
  const revocation = useMutation({
    mutationFn: ({ conversationId }: Share) => revokeConversationShare(conversationId),
    onSuccess: (_, { conversationId, title }) => {
      onRevoked(conversationId)
      toast(account.revokedOf(title))
    },
    onError: (error) => toastError([sharing.revokeFailed, errorText(error)]),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={share !== null}
      title={sharing.revokeTitle}
      text={sharing.revokeText}
      words={{ cancel: sharing.keep, confirm: sharing.confirm, pending: sharing.revoking }}
      look="danger"
      isPending={revocation.isPending}
      onConfirm={() => share && revocation.mutate(share)}
      onClose={onClose}
      onLeave={onLeave}
    />
  )
}
