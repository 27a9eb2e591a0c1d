import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Bot } from '../../../api/schemas.ts'

const fetchDialog = () => import('./share-conversation-dialog.tsx')
const ShareConversationDialog = lazy(async () => ({ default: (await fetchDialog()).ShareConversationDialog }))

interface ConversationToShare {
  bot: Bot
  conversationId: string
}

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
    prepare: () => void fetchDialog().catch(() => undefined),
    dialog: shown && (
      <Suspense>
        <ShareConversationDialog {...shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  }
}
