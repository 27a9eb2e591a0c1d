import { useUser } from '../../../data/accounts/user.ts'
import { useModule } from '../../../lib/loading/lazy-part.tsx'
import { moduleLoader } from '../../../lib/loading/module-loader.ts'
import { toastMissingCode } from '../../../lib/toast/toast-missing-code.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'
import { closeMissingDrawer, useIsDrawerOpen } from './drawer-state.ts'
import type { HistoryFrameProps } from './history-frames.tsx'

const loadFrames = moduleLoader(() => import('./history-frames.tsx'))

/** The person's conversations beside the chat, on wide screens. Without its code the drawer closes, and a toast says why. */
export function HistoryDrawer(props: HistoryFrameProps) {
  const isOpen = useIsDrawerOpen()
  const isInBrowser = useIsInBrowser()
  const { user } = useUser()
  const frames = useModule(loadFrames, isOpen, () => {
    closeMissingDrawer()
    void toastMissingCode()
  })
  // A member's drawer is open unless this browser has closed it: its place is in the server's page, so that the chat does not move.
  if (!isInBrowser && user) return <DrawerPlace />
  if (!isOpen) return null
  return frames ? <frames.HistoryAside {...props} /> : <DrawerPlace />
}

const DrawerPlace = () => <div aria-hidden className="drawer-place w-drawer flex-none border-e border-line max-xl:hidden" />
