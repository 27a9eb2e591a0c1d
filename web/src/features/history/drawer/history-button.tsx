import { PanelLeft, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DialogOverlay } from '../../../components/dialog/dialog-overlay.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { historyStrings } from '../../../strings/strings.ts'
import { setDrawerOpen, useIsDrawerOpen, useIsWide } from './drawer-state.ts'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'

const words = historyStrings.drawer

/** Opens and closes the drawer; on narrow screens a dialog with the same content. */
export function HistoryButton({ onNew, onShare, openId }: Omit<HistoryPanelProps, 'head'>) {
  const isWide = useIsWide()
  const isDrawerOpen = useIsDrawerOpen()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The dialog closes when another conversation opens, and when the window becomes wide.
  const isOpen = openAt === key && !isWide
  useEffect(() => {
    if (isWide) setOpenAt(null)
  }, [isWide])
  const close = () => setOpenAt(null)
  return (
    <>
      <IconButton
        ref={button}
        icon={PanelLeft}
        label={isDrawerOpen ? words.hide : words.show}
        aria-expanded={isWide ? isDrawerOpen : isOpen}
        aria-haspopup={isWide ? undefined : 'dialog'}
        onClick={() => (isWide ? setDrawerOpen(!isDrawerOpen) : setOpenAt(key))}
        className="-ms-1"
      />
      <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
        <Dialog.Portal>
          <DialogOverlay />
          <Dialog.Content
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={focusContent}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              button.current?.focus()
            }}
            className="fixed inset-y-0 start-0 z-45 flex w-full flex-col sm:max-w-toast overscroll-contain border-e border-line bg-page focus-visible:outline-none motion-safe:animate-enter"
          >
            <HistoryPanel
              openId={openId}
              onShare={onShare}
              onNew={() => {
                close()
                onNew()
              }}
              head={
                <div className="flex items-center justify-between ps-1">
                  <Dialog.Title className="text-16 font-strong">{historyStrings.title}</Dialog.Title>
                  <IconButton icon={X} label={words.close} onClick={close} />
                </div>
              }
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

/** Focuses the dialog itself: focusing its first button would show a tooltip, its input a phone's keyboard. */
function focusContent(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
