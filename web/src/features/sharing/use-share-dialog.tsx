import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'

const fetchDialog = () => import('./share-dialog.tsx')
const ShareDialog = lazy(async () => ({ default: (await fetchDialog()).ShareDialog }))

/** The sharing dialog of a persona. `prepare` preloads its code; `dialog` is to be rendered. */
export function useShareDialog(bot: Bot): { open: (event: SyntheticEvent<HTMLElement>) => void; prepare: () => void; dialog: ReactNode } {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return {
    open: ({ currentTarget }) => setOpener(currentTarget),
    prepare: () => void fetchDialog().catch(() => undefined),
    dialog: opener && (
      <Suspense>
        <ShareDialog bot={bot} opener={opener} onClose={() => setOpener(null)} />
      </Suspense>
    ),
  }
}
