import { useState } from 'react'
import { Flag } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { useUser } from '../../data/accounts/user.ts'
import type { ReportedAnswer } from '../../data/personas/reports.ts'
import { reportingStrings } from '../../strings/strings.ts'
import { LazyReportDialog } from './lazy-report-dialog.ts'

const { answer: words } = reportingStrings

/** Opens the dialog that reports one answer of a persona. The persona's owner has no such button. */
export function ReportAnswerButton({ bot, ...answer }: { bot: Bot } & ReportedAnswer) {
  const { user } = useUser()
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  if (user && user.id === bot.userId) return null
  return (
    <>
      <button
        data-hint={words.button}
        type="button"
        aria-label={words.button}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onPointerEnter={LazyReportDialog.prepare}
        onFocus={LazyReportDialog.prepare}
        className="text-button message-action on-approach"
      >
        <Flag aria-hidden className="size-3.5" />
      </button>
      {opener && <LazyReportDialog bot={bot} answer={answer} opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}
