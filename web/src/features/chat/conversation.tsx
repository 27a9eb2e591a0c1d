import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Delayed } from '../../components/delayed.tsx'
import { preloadMarkdown } from '../../components/message/markdown-text.tsx'
import { useUser, useUserStatus } from '../../data/accounts/user.ts'
import { hasBegun, type OpenConversation } from '../../data/chat/conversations.ts'
import { useMessagePrice, useOpeningLines } from '../../data/personas/personas.ts'
import { useToldAtEnd } from '../../lib/background/use-told-at-end.ts'
import { formatNumber } from '../../lib/format/format-count.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { useStickToBottom } from '../../lib/use-stick-to-bottom.ts'
import { branchesStrings, noticeStrings, strings } from '../../strings/strings.ts'
import { Composer } from './composer/composer.tsx'
import { CreditsPrompt } from './composer/credits-prompt.tsx'
import { guestMessagesLeft, needsAccount } from './composer/guest-limit.ts'
import { OwnModelNotice } from './composer/own-model-notice.tsx'
import { SignUpPrompt } from './composer/sign-up-prompt.tsx'
import { useDraft } from './composer/use-draft.ts'
import { useKeptText } from './composer/use-kept-text.ts'
import { EarlierMessages } from './messages/earlier-messages.tsx'
import { JumpToLatest } from './messages/jump-to-latest.tsx'
import { MessageList } from './messages/message-list.tsx'
import { SpokenAnswer } from './messages/spoken/spoken-answer.tsx'
import { useLoadMessage, useShowMessage } from './messages/use-show-message.ts'
import type { OpenChat } from './open-chat.ts'
import { PersonaIntro } from './persona-intro.tsx'
import { hasAnswer, lastAnswerId } from './session/message.ts'
import { useChatState, useRefreshOnReturn, useSession } from './session/use-chat-session.ts'
import { type MessageListener, useMessageListener } from './use-message-listener.ts'
import { useReplacing } from './use-replacing.ts'

/** Returns the price of another answer, in words; null while it is unknown. */
function anotherPrice(credits: number | null, price: number | null): string | null {
  if (credits === null) return branchesStrings.guestPrice
  return price === null ? null : branchesStrings.price(formatNumber(price))
}

/** Returns the price of an edited message, in words; empty while it is unknown. */
function editPrice(credits: number | null, price: number | null): string {
  if (credits === null) return branchesStrings.editPriceGuest
  return price === null ? '' : branchesStrings.editPrice(formatNumber(price), formatNumber(credits))
}

/** Milliseconds after which the search for a message is said to run. */
const findingNoticeDelay = 400

/** A message that is sent once the conversation has begun: an opening line, or the draft unless it is edited meanwhile. */
interface Waiting {
  text: string
  isDraft: boolean
}

interface ConversationProps {
  bot: Bot
  intro: boolean
  conversation: OpenConversation
  onNew: () => void
  /** Buttons in the line below the input. */
  tools: ReactNode
  /** Called when the last answer on the screen is another one. */
  onShown: (shown: OpenChat) => void
  /** Links open in a new tab. */
  newTab: boolean
  /** The message to show first; null for the last one. */
  messageId: string | null
  /** Called once that message is shown, or cannot be. */
  onMessageHandled: () => void
  onMessage: MessageListener | undefined
}

/**
 * The messages of a conversation and the input. It may show a conversation that has not begun: what is sent then follows at its beginning.
 */
export function Conversation(props: ConversationProps) {
  const { bot, intro, conversation, onNew, onShown, tools, newTab, messageId, onMessageHandled } = props
  const { user } = useUser()
  const credits = useUserStatus()?.messageCredits ?? null
  const price = useMessagePrice(bot, credits !== null)
  const { session, isIdle } = useSession(conversation, credits === null ? null : price)
  const state = useChatState(session)
  const guestLeft = user === null && !isIdle ? guestMessagesLeft(state, conversation.guestMessagesLeft) : null
  // The last message is answered before the input is closed.
  const limited = guestLeft === 0 && !state.busy
  const draft = useDraft(user?.id ?? null, bot.id)
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isUntouched = !conversation.hasEarlier && state.messages.every(({ isFromBot }) => isFromBot)
  const hasTarget = useShowMessage({ frame, messages: state.messages, messageId })
  // A new conversation starts at its top, with the persona's introduction, which may be longer than a small window.
  const startsAtEnd = isIdle && !isUntouched && !hasTarget
  const { isAway, scrollToEnd, stay } = useStickToBottom({ frame, content, startsAtTop: isUntouched || hasTarget, isReversed: startsAtEnd })
  const target = { conversationId: conversation.conversationId, messageId, stay, onHandled: onMessageHandled }
  const isFinding = useLoadMessage(isIdle ? null : session, target)
  // One that takes the place of the greeting opens at its end, as every other.
  const isOpen = hasBegun(conversation)
  const openAtEnd = useEffectEvent(() => startsAtEnd && scrollToEnd())
  useLayoutEffect(() => {
    if (isOpen) openAtEnd()
  }, [isOpen])
  useRefreshOnReturn(isIdle ? null : session, stay)
  useMessageListener(state, props.onMessage)
  const openings = useOpeningLines(bot, isUntouched)
  const outOfCredits = credits !== null && price !== null && credits < price && !state.busy
  const creditsId = useId()

  const last = state.messages.at(-1)
  const isNews = last?.isFromBot === true && last.status === 'complete' && last.content !== ''
  useToldAtEnd(state.busy, isNews ? noticeStrings.answer : null, user?.id ?? null)

  const { conversationId } = conversation
  const isAnswered = hasAnswer(state.messages) && !state.onlyShared
  const answerId = lastAnswerId(state.messages)
  useEffect(() => onShown({ conversationId, isAnswered, answerId }), [conversationId, isAnswered, answerId, onShown])

  // A message that was refused for a missing account, missing credits or another price returns to the input, to be sent later. So does a
  // message to a conversation that was deleted while the page was open; a new conversation starts.
  const hasEnded = state.refusal?.reason === 'CONVERSATION_NOT_FOUND'
  const isOver = hasEnded || needsAccount(state.refusal)
  // An edited message that could not be sent returns to its edit box, unless nothing can be sent in this conversation.
  const returned = isOver ? null : state.returned
  const isAboutPrice = state.refusal?.reason === 'INSUFFICIENT_CREDITS' || state.refusal?.reason === 'PRICE_CHANGED'
  const returns = isOver || (isAboutPrice && returned === null)
  const networkLimit = state.refusal?.reason === 'ADDRESS_LIMIT' ? state.refusal.message : null
  const beginAnew = useEffectEvent(onNew)
  useEffect(() => {
    if (hasEnded) beginAnew()
  }, [hasEnded])

  // The offline model answers a person in danger without a credit, which the server decides.
  const isRefused = outOfCredits && !conversation.offline
  const canPay = useCallback(() => {
    if (isRefused) toastError(strings.toasts.noCredits)
    return !isRefused
  }, [isRefused])
  const { keep, remove } = draft
  const retry = useCallback(
    (key: string) => {
      const { messages } = session.getState()
      const question = messages[messages.findIndex((message) => message.key === key) - 1]
      if (question) remove(question.content)
      session.retry(key)
    },
    [session, remove],
  )
  const stop = useCallback(() => void session.stop().catch(() => toastError(strings.toasts.stopFailed)), [session])
  // Not on touch devices, where focus opens the keyboard.
  const focusInput = useCallback(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])
  const { actions, editing } = useReplacing(session, state, {
    frame,
    returned,
    retry,
    stop,
    canPay,
    scrollToEnd,
    stay,
    onUnsent: keep,
    onFocusInput: focusInput,
  })
  // After leaving or reloading, the page no longer retries: the message returns to the input.
  useKeptText(draft, { refused: returns ? state.refusal?.content : null, unsent: state.unsent ?? editing.unsent })
  const locked = state.busy || state.switching || limited || isIdle

  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const send = (text: string): boolean => {
    if (isIdle) setWaiting({ text, isDraft: text === draft.text })
    const sent = !isIdle && canPay() && session.send(text)
    if (sent) {
      preloadMarkdown()
      scrollToEnd()
    }
    return sent
  }
  const sendWaiting = useEffectEvent(({ text, isDraft }: Waiting) => {
    setWaiting(null)
    const isEdited = isDraft && draft.text !== text
    if (!isEdited && send(text) && isDraft) draft.remove(text)
  })
  useEffect(() => {
    if (!isIdle && waiting !== null) sendWaiting(waiting)
  }, [isIdle, waiting])

  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section ref={frame} tabIndex={0} aria-label={strings.chat.messages} data-at-end={startsAtEnd} className="messages">
          <div ref={content} className="mx-auto flex w-full max-w-chat flex-col gap-3 px-4 py-4 @md/chat:gap-7 @md/chat:px-6 @md/chat:py-6">
            {state.hasEarlier && !isIdle && !isFinding && (
              <EarlierMessages session={session} conversationId={conversation.conversationId} />
            )}
            {intro && <PersonaIntro bot={bot} />}
            <MessageList
              bot={bot}
              messages={state.messages}
              controls={{
                actions,
                locked,
                // The offline model gives no other answer: it would be the same.
                price: conversation.offline ? null : anotherPrice(credits, price),
                retryPrice: anotherPrice(credits, price),
                isMember: credits !== null,
                canRate: !state.onlyShared,
                editPrice: editPrice(credits, price),
                editing: editing.box,
              }}
            />
          </div>
        </section>
        {isAway && !isUntouched && <JumpToLatest onClick={scrollToEnd} />}
        <div role="status" className="absolute top-3 left-1/2 -translate-x-1/2">
          {isFinding && (
            <Delayed ms={findingNoticeDelay}>
              <p className="rounded-full border border-line bg-raised px-3 py-1 text-12 text-ink-soft shadow-float">
                {branchesStrings.finding}
              </p>
            </Delayed>
          )}
        </div>
      </div>
      <SpokenAnswer messages={state.messages} />
      {limited && <SignUpPrompt bot={bot} networkLimit={networkLimit} newTab={newTab} />}
      {outOfCredits && <CreditsPrompt id={creditsId} />}
      <OwnModelNotice bot={bot} />
      <Composer
        bot={bot}
        input={input}
        draft={draft}
        openings={openings}
        blocked={limited}
        credits={credits}
        price={price}
        guestLeft={guestLeft}
        blockedBy={outOfCredits ? creditsId : null}
        offline={conversation.offline}
        tools={tools}
        starting={!isOpen}
        busy={state.busy}
        stopping={state.stopping}
        onSend={send}
        onFocusInput={focusInput}
        onUp={() => locked || editing.openLast()}
        onStop={stop}
        onNew={state.messages.length > 1 && !state.busy && !limited ? onNew : null}
      />
    </>
  )
}
