import { Share2 } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { sharingStrings } from '../../strings/sharing-strings.ts'
import { useShareDialog } from '../sharing/use-share-dialog.tsx'
import type { Period } from './analytics.ts'

const { analytics } = sharingStrings

/** Nobody has come, ever or in this period; sharing is what helps. */
export function NothingYet({ bot, period }: { bot: Bot; period: Period }) {
  const { open, prepare, dialog } = useShareDialog(bot)
  const ever = bot.conversationCount > 0
  return (
    <Notice title={ever ? analytics.quiet(period) : analytics.empty} text={ever ? analytics.quietText : analytics.emptyText}>
      <Button look="primary" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        <Share2 aria-hidden className="size-4" />
        {analytics.share}
      </Button>
      {dialog}
    </Notice>
  )
}
