import { Dialog } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { X } from '#icons'
import { DialogOverlay } from './dialog-overlay.tsx'

interface TitledDialogProps {
  /** A sheet is at the end of a wide screen. */
  look?: 'dialog' | 'sheet'
  title: ReactNode
  /** The name of the button that closes it. */
  close: string
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
  /** The element that gets the initial focus. Default: the dialog itself. */
  first?: RefObject<HTMLElement | null>
  /** The dialog itself. */
  contentRef?: RefObject<HTMLDivElement | null>
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** With a `Dialog.Description`. */
  children: ReactNode
}

const titles = { dialog: 'text-28', sheet: 'text-22' } as const
const looks = { dialog: 'dialog overscroll-contain', sheet: 'sheet' } as const

/** An open dialog with its title and a button that closes it. Toasts are shown above it. */
export function TitledDialog({ look = 'dialog', title, close, opener, onClose, first, contentRef, ...props }: TitledDialogProps) {
  const own = useRef<HTMLDivElement>(null)
  const content = contentRef ?? own
  const focusOn = (element: () => HTMLElement | null) => (event: Event) => {
    event.preventDefault()
    element()?.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <DialogOverlay />
        <Dialog.Content
          ref={content}
          aria-modal="true"
          onOpenAutoFocus={focusOn(() => (first ?? content).current)}
          onCloseAutoFocus={focusOn(() => opener)}
          onEscapeKeyDown={props.onEscapeKeyDown}
          className={looks[look]}
        >
          <div className="flex items-start gap-3">
            <Dialog.Title className={`line-clamp-3 min-w-0 flex-1 font-serif font-medium tracking-tight wrap-anywhere ${titles[look]}`}>
              {title}
            </Dialog.Title>
            <Dialog.Close aria-label={close} className="icon-button -me-2 -mt-1">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          {props.children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
