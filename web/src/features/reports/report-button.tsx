import { useState } from 'react'
import { Flag } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { strings } from '../../strings/strings.ts'
import { LazyReportDialog } from './lazy-report-dialog.ts'

/** Opens the dialog that reports a persona. Its owner has no such button. */
export function ReportButton({ bot }: { bot: Bot }) {
  const { user } = useUser()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  if (user && user.id === bot.userId) return null
  return (
    <>
      <IconButton
        icon={Flag}
        label={strings.chat.report}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onPointerEnter={LazyReportDialog.prepare}
        onFocus={LazyReportDialog.prepare}
      />
      {opener && <LazyReportDialog bot={bot} opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}
