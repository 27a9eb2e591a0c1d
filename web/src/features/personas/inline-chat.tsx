import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTitle } from '../../app/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { ChatSkeleton } from '../chat/chat-skeleton.tsx'
import { BotMissing } from './bot-missing.tsx'
import { changedAddress } from './discover-query.ts'
import { botBySlugQuery } from './persona-queries.ts'

/** A chat in place of the grid; the way back leads to the same page of the same search. */
export function InlineChat({ slug }: { slug: string }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  const back = { search: String(changedAddress(address, { chat: null })) }
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))

  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    return () => document.getElementById('main')?.focus({ preventScroll: true })
  }, [])

  if (error && !bot) return <BotMissing error={error} onRetry={refetch} />
  return (
    <div className="mx-auto flex min-h-page w-full tall:h-page max-w-wide sm:px-6 sm:py-6">
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden bg-page sm:rounded-card sm:border sm:border-line">
        {bot ? (
          <ChatPanel bot={bot} intro heading="h1" onBack={() => navigate(back)} startFailed={strings.toasts.startFailedHere} />
        ) : (
          <ChatSkeleton label={strings.persona.loading} />
        )}
      </div>
    </div>
  )
}
