import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import type { ConversationToShare } from './conversation-to-share.ts'

const ShareConversationDialog = lazyDialog(
  () => import('./share-conversation-dialog.tsx'),
  ({ ShareConversationDialog }) => ShareConversationDialog,
)

interface ShareConversation {
  /** Opens the dialog. `opener` receives the focus after closing. */
  open: (opener: HTMLElement, conversation: ConversationToShare) => void
  /** Preloads the code of the dialog. */
  prepare: () => void
  /** The element to render. */
  dialog: ReactNode
}

/** The dialog that shares a conversation. */
export function useShareConversation(): ShareConversation {
  const [shown, setShown] = useState<(ConversationToShare & { opener: HTMLElement }) | null>(null)
  return {
    open: (opener, conversation) => setShown({ opener, ...conversation }),
    prepare: ShareConversationDialog.prepare,
    dialog: shown && <ShareConversationDialog {...shown} onClose={() => setShown(null)} />,
  }
}
