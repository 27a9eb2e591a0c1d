import { type ReactNode, useEffect } from 'react'
import type { Bot } from '../../api/bot.ts'
import { detailOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { themeColourOf } from '../../components/theme-colour.ts'
import { toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { Conversation } from './conversation.tsx'
import { useConversation } from './conversation-queries.ts'
import { logError } from './log-error.ts'
import { PersonaIntro } from './persona-intro.tsx'

export interface ChatPanelProps {
  bot: Bot
  /** Shows the persona's face and description above the first message. */
  intro?: boolean
  /** Makes the name the heading of the page. */
  heading?: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  /** In place of the header with votes and share. */
  header?: ReactNode
  /** Other pages open in a tab of their own. */
  newTab?: boolean
  /** The toast when no conversation could be started; by default with the server's words. */
  startFailed?: readonly [string, string]
}

/** Header, messages and composer of one conversation; it starts by itself and fills the box that it is put into. */
export function ChatPanel({ bot, intro = false, heading = 'h2', onBack, header, newTab = false, startFailed }: ChatPanelProps) {
  const { data, error, refetch, startNew } = useConversation(bot.id)

  const failure = error ?? startNew.error
  useEffect(() => {
    if (!failure) return
    logError('Starting a conversation', failure)
    toastError(startFailed ?? strings.toasts.startFailed(detailOf(failure, strings.errors.network)))
  }, [failure, startFailed])

  return (
    <section
      aria-label={strings.chat.region(bot.name)}
      data-persona={themeColourOf(bot)}
      className="@container/chat flex min-h-0 flex-1 flex-col"
    >
      {header ?? <ChatHeader bot={bot} heading={heading} onBack={onBack} />}
      {data && (
        <Conversation
          key={data.conversationId}
          bot={bot}
          intro={intro}
          conversation={data}
          onNew={() => startNew.mutate()}
          newTab={newTab}
        />
      )}
      {!data && error && (
        <Notice title={strings.chat.startFailed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      )}
      {!data && !error && (
        <div className="messages">
          {intro && (
            <div className="mx-auto w-full max-w-chat px-4 pt-6 @md/chat:px-6">
              <PersonaIntro bot={bot} />
            </div>
          )}
          <ChatSkeleton label={strings.persona.starting} />
        </div>
      )}
    </section>
  )
}
