import { historyStrings } from '../../../strings/strings.ts'
import { useIsDrawerOpen } from './drawer-state.ts'
import { HistoryPanel, type HistoryPanelProps } from './history-panel.tsx'

/** The person's conversations beside the chat, on wide screens. */
export function HistoryDrawer(props: Omit<HistoryPanelProps, 'head'>) {
  const isOpen = useIsDrawerOpen()
  if (!isOpen) return null
  return (
    <aside id="history-drawer" aria-label={historyStrings.title} className="flex w-drawer flex-none flex-col border-e border-line">
      <HistoryPanel {...props} head={<h2 className="px-1 pt-1 text-16 font-strong">{historyStrings.title}</h2>} />
    </aside>
  )
}
