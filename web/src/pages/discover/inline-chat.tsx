import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { botBySlugQuery } from '../../data/personas/personas.ts'
import { MemoryButton } from '../../features/account/memory/memory-button.tsx'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../features/chat/chat-skeleton.tsx'
import { changeParams } from '../../features/personas/discover/discover-params.ts'
import { PersonaMissing } from '../../features/personas/persona-missing.tsx'
import { ReportAnswerButton } from '../../features/reports/report-answer-button.tsx'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { strings } from '../../strings/strings.ts'
import { PersonaActions } from '../persona-actions.tsx'

/** A chat that replaces the grid. Going back returns to the same search and page. */
export function InlineChat({ slug }: { slug: string }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  const back = { search: String(changeParams(address, { chat: null })) }
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))

  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    return () => document.getElementById('main')?.focus({ preventScroll: true })
  }, [])

  if (error && !bot) return <PersonaMissing error={error} onRetry={refetch} />
  return (
    <div className="mx-auto flex min-h-page w-full tall:h-page max-w-wide sm:px-6 sm:py-6">
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden bg-page sm:rounded-card sm:border sm:border-line">
        {bot ? (
          <ChatPanel
            bot={bot}
            actions={<PersonaActions bot={bot} />}
            tools={<MemoryButton bot={bot} />}
            answerTool={ReportAnswerButton}
            intro
            heading="h1"
            onBack={() => navigate(back)}
            startFailed={strings.toasts.startFailedHere}
          />
        ) : (
          <ChatSkeleton label={strings.persona.loading} />
        )}
      </div>
    </div>
  )
}
