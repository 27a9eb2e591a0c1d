import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Conversation } from '../../api/schemas.ts'
import { Medallion } from '../../components/medallion.tsx'
import { MessageTime } from '../../components/message/message-time.tsx'
import { latestConversations, shownConversations } from '../../data/chat/latest-conversations.ts'
import { botsByIdQuery } from '../../data/personas/personas.ts'
import { conversationPath, historyPath } from '../../lib/navigation/paths.ts'
import { historyStrings, overviewStrings as words } from '../../strings/strings.ts'
import { OverviewSection } from './overview-section.tsx'

/** The latest conversations, each a link that opens it where it ended. Those whose persona is gone cannot go on, and are left out. */
export function RecentConversations({ conversations }: { conversations: readonly Conversation[] }) {
  const latest = latestConversations(conversations)
  const { data: bots = {} } = useQuery(botsByIdQuery(latest.map(({ botId }) => botId)))
  const open = latest.filter(({ botId }) => bots[botId] !== null).slice(0, shownConversations)
  if (open.length === 0) return null
  return (
    <OverviewSection title={words.goOn} more={{ to: historyPath, label: words.allConversations }} className="lg:col-span-2">
      <ul className="grid gap-3 sm:grid-cols-2">
        {open.map(({ id, title, botId, botName, preview, lastMessageAt }) => {
          const bot = bots[botId]
          const face = bot ?? { name: botName, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }
          return (
            <li key={id} className="card group flex-row gap-4 p-4">
              <Medallion face={face} size={48} />
              <div className="min-w-0 flex-1">
                <Link
                  to={conversationPath(bot?.slug ?? botId, id)}
                  aria-label={historyStrings.open(title, face.name)}
                  className="stretched line-clamp-1 font-strong wrap-anywhere group-hover:underline"
                >
                  <bdi>{title}</bdi>
                </Link>
                <p className="flex min-w-0 gap-x-2 text-12 text-ink-soft">
                  <bdi className="truncate">{face.name}</bdi>
                  <span className="flex-none">
                    <MessageTime at={lastMessageAt} />
                  </span>
                </p>
                <p dir="auto" className="mt-1 line-clamp-2 text-start text-14 wrap-anywhere text-ink-soft">
                  {preview}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </OverviewSection>
  )
}
