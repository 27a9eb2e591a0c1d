import { Lock, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import type { Bot } from '../../../api/schemas.ts'
import { DialogOverlay } from '../../../components/dialog/dialog-overlay.tsx'
import { sharedConversationStrings } from '../../../strings/strings.ts'
import { ConversationLink } from './conversation-link.tsx'

const { dialog, sharing } = sharedConversationStrings

interface ShareConversationDialogProps {
  bot: Bot
  conversationId: string
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/** Says what a link to a conversation shows, and creates and revokes it. The conversation with a private persona has none. */
export function ShareConversationDialog({ bot, conversationId, opener, onClose }: ShareConversationDialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const focusOn = (element: () => HTMLElement | null) => (event: Event) => {
    event.preventDefault()
    element()?.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Toasts are shown above the dialog. */}
        <DialogOverlay open />
        <Dialog.Content
          aria-modal="true"
          onOpenAutoFocus={focusOn(() => title.current)}
          onCloseAutoFocus={focusOn(() => opener)}
          className="dialog z-45 overscroll-contain"
        >
          <div className="flex items-start gap-3">
            <Dialog.Title ref={title} tabIndex={-1} className="min-w-0 flex-1 font-serif text-28 font-medium tracking-tight outline-none">
              {sharing.title}
            </Dialog.Title>
            <Dialog.Close aria-label={dialog.close} className="icon-button -me-2 -mt-1">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          {bot.isPrivate ? (
            <>
              <Dialog.Description className="mt-2 flex items-start gap-2 font-strong">
                <Lock aria-hidden className="mt-1 size-4 flex-none" />
                {dialog.private}
              </Dialog.Description>
              <p className="mt-2 text-14 text-ink-soft">{dialog.privateText}</p>
            </>
          ) : (
            <>
              <Dialog.Description className="mt-1 text-14 text-ink-soft">{dialog.text}</Dialog.Description>
              <ConversationLink conversationId={conversationId} />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
