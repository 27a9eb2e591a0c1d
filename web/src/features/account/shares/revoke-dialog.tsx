import { useMutation } from '@tanstack/react-query'
import type { Share } from '../../../api/schemas.ts'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { revokeConversationShare } from '../../../data/chat/shares.ts'
import { revokeShare as revokeDiscussionShare } from '../../../data/experts/discussions.ts'
import { revokeQuestionShare } from '../../../data/experts/model-answers.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const { account, sharing } = sharedConversationStrings

interface RevokeDialogProps {
  /** The share to end; null while none is asked about. */
  share: Share | null
  onRevoked: (share: Share) => void
  onClose: () => void
  onLeave: () => void
}

/** Asks before a link ends. */
export function RevokeDialog({ share, onRevoked, onClose, onLeave }: RevokeDialogProps) {
  const revocation = useMutation({
    mutationFn: (revoked: Share) => endShare(revoked),
    onSuccess: (_, revoked) => {
      onRevoked(revoked)
      toast(account.revokedOf(revoked.title))
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

const revokers = { conversation: revokeConversationShare, discussion: revokeDiscussionShare, question: revokeQuestionShare }

/** Ends a link. Succeeds for what was deleted, which has none. */
async function endShare({ kind, id }: Share): Promise<void> {
  try {
    await revokers[kind](id)
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}
