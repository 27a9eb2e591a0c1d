import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { featuredBotQuery } from '../../data/personas/personas.ts'
import { MemoryButton } from '../../features/account/memory/memory-button.tsx'
import { ChatPanel } from '../../features/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../features/chat/chat-skeleton.tsx'
import { ReportAnswerButton } from '../../features/reports/report-answer-button.tsx'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { strings } from '../../strings/strings.ts'
import { PersonaActions } from '../persona-actions.tsx'

const { featured, fallbackTitle, fallbackText, fallbackAction } = strings.landing

/** The chat with today's featured persona. */
export function FeaturedChat() {
  const { data: bot, isPending } = useQuery(featuredBotQuery)
  return (
    <div className="min-w-0 sm:px-6">
      <div className="flex h-panel flex-col overflow-hidden rounded-t-card border border-b-0 border-line bg-page shadow-float">
        {isPending && <ChatSkeleton label={strings.persona.loading} />}
        {bot && (
          <ChatPanel bot={bot} actions={<PersonaActions bot={bot} />} tools={<MemoryButton bot={bot} />} answerTool={ReportAnswerButton} />
        )}
        {!isPending && !bot && (
          <div className="grid flex-1 place-items-center">
            <Notice title={fallbackTitle} text={fallbackText}>
              <ButtonLink to={discoverPath}>{fallbackAction}</ButtonLink>
            </Notice>
          </div>
        )}
      </div>
      <div aria-hidden className="stone-step sm:-mx-2" />
      <div aria-hidden className="stone-step border-t-0 sm:-mx-4" />
      <p className="stone-caption sm:-mx-6">{featured}</p>
    </div>
  )
}
