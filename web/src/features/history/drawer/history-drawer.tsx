import { useUser } from '../../../data/accounts/user.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'
import { historyStrings } from '../../../strings/strings.ts'
import { useIsDrawerOpen } from './drawer-state.ts'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'

/** The person's conversations beside the chat, on wide screens. */
export function HistoryDrawer(props: Omit<HistoryPanelProps, 'head'>) {
  const isOpen = useIsDrawerOpen()
  const isInBrowser = useIsInBrowser()
  const { user } = useUser()
  // A member's drawer is open unless this browser has closed it: its place is in the server's page, so that the chat does not move.
  if (!isInBrowser && user) return <div aria-hidden className="drawer-place w-drawer flex-none border-e border-line max-xl:hidden" />
  if (!isOpen) return null
  return (
    <aside id="history-drawer" aria-label={historyStrings.title} className="flex w-drawer flex-none flex-col border-e border-line">
      <HistoryPanel {...props} head={<h2 className="px-1 pt-1 text-16 font-strong">{historyStrings.title}</h2>} />
    </aside>
  )
}
