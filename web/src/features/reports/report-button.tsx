import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { strings } from '../../strings/strings.ts'

const fetchDialog = () => import('./report-dialog.tsx')
const ReportDialog = lazy(async () => ({ default: (await fetchDialog()).ReportDialog }))

/** Opens the dialog that reports a persona. Its owner has no such button. */
export function ReportButton({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  if (user && user.id === bot.userId) return null
  const prepare = () => void fetchDialog().catch(() => undefined)
  return (
    <>
      <IconButton
        icon={Flag}
        label={strings.chat.report}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {opener && (
        <Suspense>
          <ReportDialog bot={bot} opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  )
}
