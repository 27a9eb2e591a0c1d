import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { AskedQuestion, ModelAnswers } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { questionLengthOf } from '../../components/form/text-area/counter.ts'
import { useDraft } from '../../components/form/use-draft.ts'
import { sendsOn } from '../../components/message/input-keys.ts'
import { tabDraftKey } from '../../data/accounts/session/tab-drafts.ts'
import { useUser } from '../../data/accounts/user.ts'
import { maxQuestionLength, useAskModels } from '../../data/experts/model-answers.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'
import { AnswerCards } from './answer-cards.tsx'
import { moveToQuestion } from './use-move-to-answers.ts'
import { failureOf } from './use-questions.ts'

interface FollowUpProps {
  questionId: string
  /** The follow-up that was asked before, or null. */
  stored: AskedQuestion['followUp']
  sideBySide: boolean
}

/** The follow-up of a question with its answers, or the form that asks it. */
export function FollowUp({ questionId, stored, sideBySide }: FollowUpProps) {
  const heading = useId()
  const [asked, setAsked] = useState<{ question: string; answers: ModelAnswers | null } | null>(null)
  const shown = asked ?? stored
  const ask = useAskModels()
  const { user } = useUser()
  const draft = useDraft(tabDraftKey(user?.id ?? null, `follow-up.${questionId}`))

  const submit = async () => {
    const question = draft.text.trim()
    if (question === '') return toastError(words.empty)
    setAsked({ question, answers: null })
    draft.send()
    try {
      const answers = await ask.mutateAsync({ question, turnCount: 0, variant: 'sequence', followsUp: questionId })
      draft.sent(question)
      setAsked({ question, answers })
    } catch (error) {
      setAsked(null)
      draft.unsent(question)
      toastError(failureOf(error))
    }
  }

  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isAsked = asked !== null
  const wasAsked = useRef(isAsked)
  // The form and the question take each other's place, and the focus with it.
  useEffect(() => {
    if (wasAsked.current === isAsked) return
    wasAsked.current = isAsked
    if (title.current) moveToQuestion(title.current)
    else field.current?.focus()
  }, [isAsked])

  if (shown === null) return <FollowUpForm field={field} text={draft.text} onText={draft.save} onSubmit={submit} />
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 ref={title} id={heading} tabIndex={-1} className="scroll-mt-20 text-18 font-strong break-words whitespace-pre-line outline-none">
        <span className="mb-1 block text-12 text-ink-soft">{words.followUp.badge}</span>
        <span dir="auto" className="block">
          {shown.question}
        </span>
      </h3>
      <AnswerCards answers={shown.answers} sideBySide={sideBySide} atOnce={asked === null || sideBySide} />
    </section>
  )
}

interface FollowUpFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  onSubmit: () => void
}

function FollowUpForm({ field, text, onText, onSubmit }: FollowUpFormProps) {
  const id = useId()
  const over = questionLengthOf(text) - maxQuestionLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (over <= 0) onSubmit()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-line pt-4">
      <label htmlFor={id} className="text-14 font-strong">
        {words.followUp.label}
      </label>
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          ref={field}
          dir="auto"
          id={id}
          rows={1}
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={over > 0 || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => sendsOn(event) && submit(event)}
          className="field min-w-0 flex-1 basis-60 resize-y"
        />
        <Button type="submit" disabled={over > 0}>
          {words.followUp.ask}
        </Button>
      </div>
      <p id={`${id}-hint`} role="status" className={`text-12 ${over > 0 ? 'text-danger' : 'text-ink-soft'}`}>
        {over > 0 ? words.tooLong(formatCount(over)) : words.followUp.hint}
      </p>
    </form>
  )
}
