import { type ReactNode, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { lazyDialog } from '../../lib/loading/lazy-dialog.tsx'

const ShareDialog = lazyDialog(
  () => import('./share-dialog.tsx'),
  ({ ShareDialog }) => ShareDialog,
)

/**
 * The sharing dialog of a persona. `open` gets the element that receives the focus after closing; `prepare` preloads its code; render
 * `dialog`.
 */
export function useShareDialog(bot: Bot): { open: (opener: HTMLElement) => void; prepare: () => void; dialog: ReactNode } {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return {
    open: setOpener,
    prepare: ShareDialog.prepare,
    dialog: opener && <ShareDialog bot={bot} opener={opener} onClose={() => setOpener(null)} />,
  }
}
