import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { TrialPane } from './trial-pane.tsx'
import type { Rehearsal } from './use-rehearsal.ts'

const { trial } = personaFormStrings

interface TrialSheetProps {
  open: boolean
  rehearsal: Rehearsal
  /** What opened it, and has the focus afterwards. */
  opener: RefObject<Element | null>
  onClose: () => void
}

/** Its first button would show its tooltip, its input the keyboard of a phone. */
function focusItself(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** The trial over the whole of a narrow screen; the talk is still there when it is opened again. */
export const TrialSheet = ({ open, rehearsal, opener, onClose }: TrialSheetProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Content
      aria-modal="true"
      aria-describedby={undefined}
      onOpenAutoFocus={focusItself}
      onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
      className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-page focus-visible:outline-none motion-safe:animate-enter"
    >
      <Dialog.Title className="sr-only">{trial.title}</Dialog.Title>
      <TrialPane rehearsal={rehearsal} className="flex-1" onClose={onClose} />
    </Dialog.Content>
  </Dialog.Root>
)
