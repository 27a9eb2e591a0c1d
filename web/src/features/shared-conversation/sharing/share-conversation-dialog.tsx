import { Dialog } from 'radix-ui'
import { Lock } from '#icons'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { hiddenAs } from '../../../data/personas/visibility.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'
import { ConversationLink } from './conversation-link.tsx'
import type { ConversationToShare } from './conversation-to-share.ts'

const { dialog, sharing } = sharedConversationStrings

interface ShareConversationDialogProps extends ConversationToShare {
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/**
 * Explains what a link to a conversation shows, and creates and revokes it. A
 * conversation with a draft or a private persona cannot be shared.
 */
export function ShareConversationDialog({ bot, conversationId, answerId, opener, onClose }: ShareConversationDialogProps) {
  const hidden = hiddenAs(bot)
  return (
    <TitledDialog title={sharing.title} close={dialog.close} opener={opener} onClose={onClose}>
      {hidden ? (
        <>
          <Dialog.Description className="mt-2 flex items-start gap-2 font-strong">
            <Lock aria-hidden className="mt-1 size-4 flex-none" />
            {dialog.ownerOnly[hidden]}
          </Dialog.Description>
          <p className="mt-2 text-14 text-ink-soft">{dialog.ownerOnlyText}</p>
        </>
      ) : (
        <>
          <Dialog.Description className="mt-1 text-14 text-ink-soft">{dialog.text}</Dialog.Description>
          <ConversationLink conversationId={conversationId} answerId={answerId} />
        </>
      )}
    </TitledDialog>
  )
}
