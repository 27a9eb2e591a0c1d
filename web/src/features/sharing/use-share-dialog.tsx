import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'

const fetchDialog = () => import('./share-dialog.tsx')
const ShareDialog = lazy(async () => ({ default: (await fetchDialog()).ShareDialog }))

/**
 * The sharing dialog of a persona. `open` gets the element that receives the focus after closing; `prepare` preloads its code; render
 * `dialog`.
 */
export function useShareDialog(bot: Bot): { open: (opener: HTMLElement) => void; prepare: () => void; dialog: ReactNode } {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return {
    open: setOpener,
    prepare: () => void fetchDialog().catch(() => undefined),
    dialog: opener && (
      <Suspense>
        <ShareDialog bot={bot} opener={opener} onClose={() => setOpener(null)} />
      </Suspense>
    ),
  }
}
