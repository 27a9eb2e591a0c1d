import { useEffect, useRef, useState } from 'react'
import type { Bot } from '../../api/bot.ts'
import type { ChatSession } from '../../chat/chat-session.ts'
import { toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { useUser, useUserStatus } from '../auth/user-queries.ts'
import { useOpeningLines } from '../personas/persona-queries.ts'
import { Composer } from './composer.tsx'
import type { OpenConversation } from './conversation-queries.ts'
import { EarlierMessages } from './earlier-messages.tsx'
import { JumpToLatest } from './jump-to-latest.tsx'
import { MessageList } from './message-list.tsx'
import { prepareMarkdown } from './message-text.tsx'
import { PersonaIntro } from './persona-intro.tsx'
import { SignUpPrompt } from './sign-up-prompt.tsx'
import { SpokenReply } from './spoken-reply.tsx'
import { useChatState, useSession } from './use-chat-session.ts'
import { useDraft } from './use-draft.ts'
import { useGuestLimit } from './use-guest-limit.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

interface ConversationProps {
  bot: Bot
  intro: boolean
  conversation: OpenConversation
  onNew: () => void
  /** Other pages open in a tab of their own. */
  newTab: boolean
}

export function Conversation(props: ConversationProps) {
  const session = useSession(props.conversation)
  return session && <LiveConversation {...props} session={session} />
}

function LiveConversation({ bot, intro, conversation, onNew, newTab, session }: ConversationProps & { session: ChatSession }) {
  const state = useChatState(session)
  const { user } = useUser()
  const status = useUserStatus()
  const [sentBefore] = useState(() => conversation.messages.filter(({ isFromBot }) => !isFromBot).length)
  const limited = useGuestLimit(user === null, state, sentBefore)
  const draft = useDraft(bot.id)
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { away, toEnd } = useStickToBottom(frame, content)
  const untouched = !conversation.hasEarlier && state.messages.every(({ isFromBot }) => isFromBot)
  const openings = useOpeningLines(bot, untouched)
  const outOfCredits = status !== null && status.messageCredits <= 0

  // Words that the server refused for want of an account are there again after signing in.
  const { keep } = draft
  const refused = state.refusal === 'GUEST_LIMIT' ? state.messages.findLast(({ isFromBot }) => !isFromBot)?.content : undefined
  useEffect(() => {
    if (refused) keep(refused)
  }, [refused, keep])

  const send = (text: string): boolean => {
    if (outOfCredits) {
      toastError(strings.toasts.noCredits)
      return false
    }
    const sent = session.send(text)
    if (sent) {
      prepareMarkdown()
      toEnd()
    }
    return sent
  }

  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section ref={frame} tabIndex={0} aria-label={strings.chat.messages} className="messages">
          <div ref={content} className="mx-auto flex w-full max-w-chat flex-col gap-7 px-4 py-6 @md/chat:px-6">
            {conversation.hasEarlier && <EarlierMessages session={session} conversationId={conversation.conversationId} />}
            {intro && <PersonaIntro bot={bot} />}
            <MessageList bot={bot} messages={state.messages} onRetry={session.retry} />
          </div>
        </section>
        {away && <JumpToLatest onClick={toEnd} />}
      </div>
      <SpokenReply messages={state.messages} />
      {limited && <SignUpPrompt bot={bot} newTab={newTab} />}
      <Composer
        bot={bot}
        draft={draft}
        openings={openings}
        blocked={limited}
        outOfCredits={outOfCredits}
        offline={conversation.offline}
        busy={state.busy}
        stopping={state.stopping}
        onSend={send}
        onStop={() => session.stop().catch(() => toastError(strings.toasts.stopFailed))}
        onNew={state.messages.length > 1 && !state.busy && !limited ? onNew : null}
      />
    </>
  )
}
