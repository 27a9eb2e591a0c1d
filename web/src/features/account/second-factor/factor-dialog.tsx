import { AlertDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { AlertFrame } from '../../../components/dialog/alert-frame.tsx'
import { secondFactorId as sectionId } from '../../../lib/navigation/paths.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'

const { dialogs } = secondFactorStrings

interface FactorDialogProps {
  title: string
  text: string
  /** Keeps the dialog open while true. */
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The frame of a dialog that changes the second factor. The first field gets the focus. On close the focus returns to the element that
 * opened the dialog, or to the section when that element is gone, unless another dialog has it.
 */
export function FactorDialog({ title, text, isBusy, onClose, children }: FactorDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef(document.activeElement)
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && !isBusy && onClose()}>
      <AlertFrame
        ref={content}
        title={title}
        text={text}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          content.current?.querySelector<HTMLElement>('input, button')?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.querySelector('[role=alertdialog]')) return
          const { current } = opener
          if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus()
          else if (document.activeElement === document.body) document.getElementById(sectionId)?.focus()
        }}
      >
        <div className="mt-5">{children}</div>
      </AlertFrame>
    </AlertDialog.Root>
  )
}

interface DialogButtonsProps {
  confirm: string
  look?: 'primary' | 'danger'
  isBusy: boolean
  disabled?: boolean
}

/** Cancel, and the button that submits the dialog's form. */
export const DialogButtons = ({ confirm, look = 'primary', isBusy, disabled = false }: DialogButtonsProps) => (
  <div className="mt-1 flex flex-wrap-reverse justify-end gap-3">
    <AlertDialog.Cancel asChild>
      <Button disabled={isBusy} className="max-sm:w-full">
        {dialogs.cancel}
      </Button>
    </AlertDialog.Cancel>
    <Button type="submit" look={look} disabled={disabled} aria-disabled={isBusy} className="max-sm:w-full">
      {confirm}
    </Button>
  </div>
)
