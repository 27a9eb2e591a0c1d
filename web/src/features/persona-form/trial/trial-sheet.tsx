import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { personaFormStrings } from '../../../strings/strings.ts'
import { TrialPane } from './trial-pane.tsx'
import type { Trial } from './use-trial.ts'

const { trial: words } = personaFormStrings

interface TrialSheetProps {
  open: boolean
  trial: Trial
  botId: string | null
  /** Receives the focus after the sheet closes. */
  opener: RefObject<Element | null>
  onClose: () => void
}

/** Focuses the sheet itself: focusing its first button would show a tooltip, its input a phone's keyboard. */
function focusContent(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** The trial over the whole of a narrow screen. Closing it keeps the conversation. */
export const TrialSheet = ({ open, trial, botId, opener, onClose }: TrialSheetProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Content
        aria-modal="true"
        aria-describedby={undefined}
        onOpenAutoFocus={focusContent}
        onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        className="fixed inset-0 z-45 flex flex-col overflow-y-auto overscroll-contain bg-page focus-visible:outline-none motion-safe:animate-enter"
      >
        <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
        <TrialPane trial={trial} botId={botId} className="flex-1" onClose={onClose} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
