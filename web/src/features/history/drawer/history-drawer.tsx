import { lazy, Suspense } from 'react'
import { useUser } from '../../../data/accounts/user.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'
import { useIsDrawerOpen } from './drawer-state.ts'
import type { HistoryFrameProps } from './history-frames.tsx'

const HistoryAside = lazy(async () => ({ default: (await import('./history-frames.tsx')).HistoryAside }))

/** The person's conversations beside the chat, on wide screens. */
export function HistoryDrawer(props: HistoryFrameProps) {
  const isOpen = useIsDrawerOpen()
  const isInBrowser = useIsInBrowser()
  const { user } = useUser()
  // A member's drawer is open unless this browser has closed it: its place is in the server's page, so that the chat does not move.
  if (!isInBrowser && user) return <DrawerPlace />
  if (!isOpen) return null
  return (
    <Suspense fallback={<DrawerPlace />}>
      <HistoryAside {...props} />
    </Suspense>
  )
}

const DrawerPlace = () => <div aria-hidden className="drawer-place w-drawer flex-none border-e border-line max-xl:hidden" />
