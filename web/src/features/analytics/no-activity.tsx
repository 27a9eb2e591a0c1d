import type { ReactNode } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Notice } from '../../components/notice.tsx'
import type { Period } from '../../data/personas/analytics.ts'
import { sharingStrings } from '../../strings/strings.ts'

const { analytics } = sharingStrings

interface NoActivityProps {
  bot: Bot
  period: Period
  /** Shares the persona. */
  share: ReactNode
}

/** Replaces the charts when nothing happened, ever or in this period. */
export function NoActivity({ bot, period, share }: NoActivityProps) {
  const hadConversations = bot.conversationCount > 0
  return (
    <Notice
      title={hadConversations ? analytics.quiet(period) : analytics.empty}
      text={hadConversations ? analytics.quietText : analytics.emptyText}
    >
      {share}
    </Notice>
  )
}
