import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { useConversationCount } from '../../data/personas/personas.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { strings } from '../../strings/strings.ts'
import { VoteButtons } from './votes/vote-buttons.tsx'

interface ChatHeaderProps {
  bot: Bot
  heading: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  /** Rendered at the start. */
  lead?: ReactNode
  /** Rendered after the votes. */
  actions: ReactNode
}

export function ChatHeader({ bot, heading: Name, onBack, lead, actions }: ChatHeaderProps) {
  const conversations = useConversationCount(bot)
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-chat items-center gap-3 px-3 py-2.5 @md/chat:px-6">
        {onBack && <IconButton icon={ArrowLeft} label={strings.chat.back} onClick={onBack} className="-ms-1" />}
        {lead}
        <span className={onBack || lead ? 'hidden @md/chat:inline-flex' : 'inline-flex'}>
          <Medallion face={bot} size={36} />
        </span>
        <div className="min-w-0 flex-1">
          <Name className="line-clamp-2 text-16 leading-tight font-strong wrap-anywhere">
            <bdi>{bot.name}</bdi>
          </Name>
          <p className="truncate text-12 text-ink-soft">{strings.persona.conversations(formatCount(conversations))}</p>
        </div>
        <VoteButtons key={bot.id} bot={bot} />
        {actions}
      </div>
    </header>
  )
}
