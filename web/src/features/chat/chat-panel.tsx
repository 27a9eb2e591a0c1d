import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { Delayed } from '../../components/delayed.tsx'
import { Notice } from '../../components/notice.tsx'
import { conversationToBegin, hasBegun, type OpenConversation, useConversation } from '../../data/chat/conversations.ts'
import { useFirstMessage } from '../../data/personas/personas.ts'
import { detailOf } from '../../lib/errors/api-error.ts'
import { themeColourOf } from '../../lib/theme-colour.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'
import { type AnswerTool, AnswerToolContext } from './answer-tool.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { Conversation } from './conversation.tsx'
import { logError } from './log-error.ts'
import { OpenChatContext, useOpenChatState } from './open-chat.ts'
import { PersonaIntro } from './persona-intro.tsx'
import type { MessageListener } from './use-message-listener.ts'

/** Milliseconds after which the notice about a retried start is shown. */
const repeatingNoticeDelay = 2_000

export interface ChatPanelProps {
  bot: Bot
  /** Shows the persona's avatar and description above the first message. */
  intro?: boolean
  /** The heading level of the persona's name. */
  heading?: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  /** Replaces the header with the votes and `actions`. */
  header?: ReactNode
  /** A button at the start of the header. */
  lead?: ReactNode
  /** Buttons in the header, after the votes. */
  actions?: ReactNode
  /** The site's menu: on a phone the header then takes the place of the site's. */
  menu?: ReactNode
  /** Buttons in the line below the input. */
  tools?: ReactNode
  /** A button below each stored answer. */
  answerTool?: AnswerTool
  /** Links open in a new tab. */
  newTab?: boolean
  /** The toast when no conversation could be started; by default it has the server's text. */
  startFailed?: readonly [string, string]
}

/** The chat with a persona: header, messages and composer. It starts or resumes the conversation, and fills its container. */
export const ChatPanel = (props: ChatPanelProps) => <OpenChatPanel {...props} chat={useConversation(props.bot.id)} />

interface OpenChatPanelProps extends ChatPanelProps {
  chat: Pick<ReturnType<typeof useConversation>, 'data' | 'error' | 'refetch' | 'startNew' | 'isRepeating' | 'mayBegin'>
  /** The message to show first; otherwise the last one. */
  messageId?: string | null
  /** Called once that message is shown, or cannot be. */
  onMessageHandled?: () => void
  onMessage?: MessageListener | undefined
}

/** The chat with a persona in the conversation that the page has chosen. */
export function OpenChatPanel({
  bot,
  intro = false,
  heading = 'h2',
  newTab = false,
  chat,
  messageId = null,
  onMessageHandled = () => undefined,
  onMessage,
  ...props
}: OpenChatPanelProps) {
  const { onBack, header, lead, actions, menu, tools, answerTool = null, startFailed } = props
  const { data, error, refetch, startNew, isRepeating, mayBegin } = chat

  const failure = (data ? null : error) ?? startNew.error
  useEffect(() => {
    if (!failure) return
    logError('Starting a conversation', failure)
    toastError(startFailed ?? strings.toasts.startFailed(detailOf(failure, strings.errors.network)))
  }, [failure, startFailed])
  const { openChat, onShown } = useOpenChatState(data?.conversationId ?? null)
  const firstMessage = useFirstMessage(bot)
  const toBegin = useMemo(() => (firstMessage === null ? null : conversationToBegin(firstMessage)), [firstMessage])
  const shown = data ?? (error || !mayBegin ? null : toBegin)
  const key = useShownKey(shown)
  const conversationId = shown?.conversationId ?? ''
  const tool = useMemo(() => answerTool && { Tool: answerTool, conversationId }, [answerTool, conversationId])

  return (
    <section
      aria-label={strings.chat.region(bot.name)}
      data-persona={themeColourOf(bot)}
      className="@container/chat flex min-h-0 flex-1 flex-col"
    >
      <OpenChatContext value={openChat}>
        {header ?? <ChatHeader bot={bot} heading={heading} onBack={onBack} lead={lead} actions={actions} menu={menu} />}
      </OpenChatContext>
      <div role="status" className="text-center text-12 text-ink-soft">
        {isRepeating && (
          <Delayed ms={repeatingNoticeDelay}>
            <p className="py-1">{strings.chat.startRepeated}</p>
          </Delayed>
        )}
      </div>
      {shown && (
        <AnswerToolContext value={tool}>
          <Conversation
            key={`${bot.id} ${key}`}
            bot={bot}
            intro={intro}
            conversation={shown}
            onNew={() => startNew.isPending || startNew.mutate()}
            tools={tools}
            onShown={onShown}
            newTab={newTab}
            messageId={messageId}
            onMessageHandled={onMessageHandled}
            onMessage={onMessage}
          />
        </AnswerToolContext>
      )}
      {!data && error && (
        <Notice title={strings.chat.startFailed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      )}
      {!shown && !error && (
        <div className="messages">
          {intro && (
            <div className="mx-auto w-full max-w-chat px-4 pt-4 @md/chat:px-6 @md/chat:pt-6">
              <PersonaIntro bot={bot} />
            </div>
          )}
          <ChatSkeleton label={strings.persona.starting} />
        </div>
      )}
    </section>
  )
}

/**
 * Returns a key that changes with the shown conversation. One that opens takes the place of the greeting that was
 * shown before it: the input keeps the focus, and what is to be sent.
 */
function useShownKey(shown: OpenConversation | null): number {
  const [last, setLast] = useState({ shown, key: 0 })
  if (shown && shown.conversationId !== last.shown?.conversationId)
    setLast({ shown, key: last.shown && hasBegun(last.shown) ? last.key + 1 : last.key })
  return last.key
}
