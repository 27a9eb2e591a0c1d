import { ArrowLeft } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { formatCount } from '../../components/format-count.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { strings } from '../../strings/strings.ts'
import { useConversationCount } from '../personas/persona-queries.ts'
import { ShareButton } from './share-button.tsx'
import { VoteButtons } from './vote-buttons.tsx'

interface ChatHeaderProps {
  bot: Bot
  heading: 'h1' | 'h2'
  onBack?: (() => void) | undefined
}

export function ChatHeader({ bot, heading: Name, onBack }: ChatHeaderProps) {
  const conversations = useConversationCount(bot)
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-chat items-center gap-3 px-3 py-2.5 @md/chat:px-6">
        {onBack && <IconButton icon={ArrowLeft} label={strings.chat.back} onClick={onBack} className="-ms-1" />}
        <span className={onBack ? 'hidden @md/chat:inline-flex' : 'inline-flex'}>
          <Medallion bot={bot} size={36} />
        </span>
        <div className="min-w-0 flex-1">
          <Name className="line-clamp-2 text-16 leading-tight font-strong wrap-anywhere">
            <bdi>{bot.name}</bdi>
          </Name>
          <p className="truncate text-12 text-ink-soft">{strings.persona.conversations(formatCount(conversations))}</p>
        </div>
        <VoteButtons key={bot.id} bot={bot} />
        <ShareButton bot={bot} />
      </div>
    </header>
  )
}
