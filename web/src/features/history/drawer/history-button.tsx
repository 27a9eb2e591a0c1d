import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PanelLeft } from '#icons'
import { IconButton } from '../../../components/icon-button.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import { historyStrings } from '../../../strings/strings.ts'
import { setDrawerOpen, useIsDrawerOpen, useIsWide } from './drawer-state.ts'
import type { HistoryFrameProps } from './history-frames.tsx'

const words = historyStrings.drawer

const HistoryDialog = lazyDialog(
  () => import('./history-frames.tsx'),
  ({ HistoryDialog }) => HistoryDialog,
)

/** Opens and closes the drawer; on narrow screens a dialog with the same content. */
export function HistoryButton(props: HistoryFrameProps) {
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
  return (
    <>
      <IconButton
        ref={button}
        icon={PanelLeft}
        label={isDrawerOpen ? words.hide : words.show}
        aria-expanded={isWide ? isDrawerOpen : isOpen}
        aria-haspopup={isWide ? undefined : 'dialog'}
        onClick={() => (isWide ? setDrawerOpen(!isDrawerOpen) : setOpenAt(key))}
        onPointerEnter={HistoryDialog.prepare}
        onFocus={HistoryDialog.prepare}
        className="-ms-1"
      />
      {isOpen && <HistoryDialog {...props} opener={button} onClose={() => setOpenAt(null)} />}
    </>
  )
}
