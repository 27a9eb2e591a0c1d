import { useRef, useState } from 'react'
import { MessageSquareText, ThumbsDown, ThumbsUp } from '#icons'
import type { Bot, Rating } from '../../../api/schemas.ts'
import { useUser } from '../../../data/accounts/user.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { feedbackStrings } from '../../../strings/strings.ts'
import type { ChatSession } from '../session/chat-session.ts'
import type { ChatMessage } from '../session/message.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { useFeedback } from './use-feedback.ts'

interface AnswerFeedbackProps {
  message: ChatMessage
  bot: Bot
  session: ChatSession
}

const thumbs = [
  ['up', ThumbsUp, feedbackStrings.good],
  ['down', ThumbsDown, feedbackStrings.bad],
] as const

/** Thumbs up and down for an answer, and after a rating a form for a comment. Pressing a rating again removes it. */
export function AnswerFeedback({ message: { id, feedback }, bot, session }: AnswerFeedbackProps) {
  const { user } = useUser()
  const { save, isSaving } = useFeedback(session, id, feedback)
  const [open, setOpen] = useState<'after-rating' | 'to-write' | null>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  // Keeps typed text while the answer is shown, also when it could not be stored or the rating was removed.
  const [text, setText] = useState(feedback?.comment ?? '')
  const [shared, setShared] = useState(feedback?.shared ?? false)

  const rate = (rating: Rating) => {
    const isRemoved = feedback?.rating === rating
    setOpen(isRemoved ? null : 'after-rating')
    const { comment, shared } = feedback ?? { comment: null, shared: false }
    const onError = (error: Error) => toastError([feedbackStrings.failed, errorText(error)])
    save.mutate(isRemoved ? null : { rating, comment, shared }, { onError })
  }
  const close = () => {
    setOpen(null)
    pressed.current?.focus()
  }
  const saveComment = (rating: Rating) => {
    const onSuccess = () => {
      close()
      toast(shared ? feedbackStrings.savedShared : feedbackStrings.saved)
    }
    save.mutate({ rating, comment: text.trim() || null, shared }, { onSuccess })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the inputs of a form */}
      <div role="group" aria-label={feedbackStrings.group} className="inline-flex items-center">
        {thumbs.map(([rating, Icon, label]) => {
          const isPressed = feedback?.rating === rating
          return (
            <button
              key={rating}
              data-hint={label}
              ref={isPressed ? pressed : null}
              type="button"
              aria-label={label}
              aria-pressed={isPressed}
              onClick={({ detail }) => !(detail > 1 && isPressed) && rate(rating)}
              className={`text-button message-action ${isPressed ? '' : 'on-approach'}`}
            >
              <Icon aria-hidden className={`size-3.5 ${isPressed ? 'fill-current' : ''}`} />
            </button>
          )
        })}
        {feedback && !open && <CommentButton hasComment={feedback.comment !== null} onClick={() => setOpen('to-write')} />}
      </div>
      {feedback && open && (
        <FeedbackForm
          rating={feedback.rating}
          text={text}
          shared={shared}
          takesFocus={open === 'to-write'}
          canShare={bot.userId !== user?.id}
          isSaving={isSaving}
          error={save.error}
          onText={setText}
          onShared={setShared}
          onSave={() => saveComment(feedback.rating)}
          onClose={close}
        />
      )}
    </>
  )
}

function CommentButton({ hasComment, onClick }: { hasComment: boolean; onClick: () => void }) {
  const label = hasComment ? feedbackStrings.changeComment : feedbackStrings.addComment
  return (
    <button
      data-hint={label}
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`text-button message-action ${hasComment ? '' : 'on-approach'}`}
    >
      <MessageSquareText aria-hidden className="size-3.5" />
    </button>
  )
}
