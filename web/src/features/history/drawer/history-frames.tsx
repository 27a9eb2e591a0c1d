import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { X } from '#icons'
import { DialogOverlay } from '../../../components/dialog/dialog-overlay.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { historyStrings } from '../../../strings/strings.ts'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'

export type HistoryFrameProps = Omit<HistoryPanelProps, 'head'>

/** The person's conversations beside the chat. */
export const HistoryAside = (props: HistoryFrameProps) => (
  <aside id="history-drawer" aria-label={historyStrings.title} className="flex w-drawer flex-none flex-col border-e border-line">
    <HistoryPanel {...props} head={<h2 className="px-1 pt-1 text-16 font-strong">{historyStrings.title}</h2>} />
  </aside>
)

interface HistoryDialogProps extends HistoryFrameProps {
  /** The button that opened it, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The person's conversations over the chat. */
export const HistoryDialog = ({ opener, onClose, onNew, ...props }: HistoryDialogProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <DialogOverlay />
      <Dialog.Content
        aria-modal="true"
        aria-describedby={undefined}
        onOpenAutoFocus={focusContent}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
        className="fixed inset-y-0 start-0 z-45 flex w-full flex-col sm:max-w-toast overscroll-contain border-e border-line bg-page focus-visible:outline-none motion-safe:animate-enter"
      >
        <HistoryPanel
          {...props}
          onNew={() => {
            onClose()
            onNew()
          }}
          head={
            <div className="flex items-center justify-between ps-1">
              <Dialog.Title className="text-16 font-strong">{historyStrings.title}</Dialog.Title>
              <IconButton icon={X} label={historyStrings.drawer.close} onClick={onClose} />
            </div>
          }
        />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)

/** Focuses the dialog itself: focusing its first button would show a tooltip, its input a phone's keyboard. */
function focusContent(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
