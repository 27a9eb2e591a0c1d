import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { AlertFrame } from './alert-frame.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  text: string
  words: { cancel: string; confirm: string; pending: string }
  look: 'danger' | 'primary'
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** Restores the focus after the dialog has closed. */
  onLeave: () => void
}

/** The frame of a `ConfirmDialog`. */
export const ConfirmFrame = ({ open, title, text, words, look, isPending, onConfirm, onClose, onLeave }: ConfirmDialogProps) => (
  <AlertDialog.Root open={open} onOpenChange={(next) => !next && !isPending && onClose()}>
    <AlertFrame title={title} text={text} onCloseAutoFocus={onLeave}>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button disabled={isPending} className="max-sm:w-full">
            {words.cancel}
          </Button>
        </AlertDialog.Cancel>
        <Button look={look} aria-disabled={isPending} onClick={() => !isPending && onConfirm()} className="max-sm:w-full">
          {isPending ? words.pending : words.confirm}
        </Button>
      </div>
    </AlertFrame>
  </AlertDialog.Root>
)
