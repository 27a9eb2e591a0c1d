import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Bot } from '../../api/bot.ts'
import type { ChatSession } from '../../chat/chat-session.ts'
import { toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'
import { useUser, useUserStatus } from '../auth/user-queries.ts'
import { canSend } from '../credits/credit-rules.ts'
import { useOpeningLines } from '../personas/persona-queries.ts'
import { Composer } from './composer.tsx'
import type { OpenConversation } from './conversation-queries.ts'
import { CreditsPrompt } from './credits-prompt.tsx'
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
  const credits = status?.messageCredits ?? null
  const outOfCredits = credits !== null && !canSend(credits) && !state.busy
  const creditsId = useId()

  // Words that the server refused for want of an account or of credits are there again after signing in or buying some.
  const isWanting = state.refusal === 'GUEST_LIMIT' || state.refusal === 'INSUFFICIENT_CREDITS'
  const refused = isWanting ? state.messages.findLast(({ isFromBot }) => !isFromBot)?.content : undefined
  const putBack = useEffectEvent((words: string) => {
    if (draft.text === '') draft.keep(words)
  })
  useEffect(() => {
    if (refused) putBack(refused)
  }, [refused])

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
  const { drop } = draft
  const retry = useCallback(
    (key: string) => {
      const { messages } = session.getState()
      const question = messages[messages.findIndex((message) => message.key === key) - 1]
      if (question) drop(question.content)
      session.retry(key)
    },
    [session, drop],
  )

  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section ref={frame} tabIndex={0} aria-label={strings.chat.messages} className="messages">
          <div ref={content} className="mx-auto flex w-full max-w-chat flex-col gap-7 px-4 py-6 @md/chat:px-6">
            {conversation.hasEarlier && <EarlierMessages session={session} conversationId={conversation.conversationId} />}
            {intro && <PersonaIntro bot={bot} />}
            <MessageList bot={bot} messages={state.messages} onRetry={retry} />
          </div>
        </section>
        {away && <JumpToLatest onClick={toEnd} />}
      </div>
      <SpokenReply messages={state.messages} />
      {limited && <SignUpPrompt bot={bot} newTab={newTab} />}
      {outOfCredits && <CreditsPrompt id={creditsId} />}
      <Composer
        bot={bot}
        draft={draft}
        openings={openings}
        blocked={limited}
        credits={credits}
        blockedBy={outOfCredits ? creditsId : null}
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
