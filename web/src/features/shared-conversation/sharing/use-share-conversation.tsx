import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Bot } from '../../../api/schemas.ts'

const fetchDialog = () => import('./share-conversation-dialog.tsx')
const ShareConversationDialog = lazy(async () => ({ default: (await fetchDialog()).ShareConversationDialog }))

interface ShareConversation {
  /** Opens the dialog. `opener` receives the focus after closing. */
  open: (opener: HTMLElement) => void
  /** Preloads the code of the dialog. */
  prepare: () => void
  /** The element to render. */
  dialog: ReactNode
}

/** The dialog that shares a conversation with a persona; null for none that is open. */
export function useShareConversation(bot: Bot, conversationId: string | null): ShareConversation {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return {
    open: setOpener,
    prepare: () => void fetchDialog().catch(() => undefined),
    dialog: opener && conversationId && (
      <Suspense>
        <ShareConversationDialog bot={bot} conversationId={conversationId} opener={opener} onClose={() => setOpener(null)} />
      </Suspense>
    ),
  }
}
