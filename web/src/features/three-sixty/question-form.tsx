import { type KeyboardEvent, useId } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { questionLengthOf } from '../../components/form/text-area/counter.ts'
import { sendsOn } from '../../components/message/input-keys.ts'
import { maxQuestionLength } from '../../data/experts/model-answers.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { registerPath } from '../../lib/navigation/paths.ts'
import { threeSixtyStrings as words } from '../../strings/strings.ts'

/** The length from which the counter is shown, in characters. */
const countFrom = maxQuestionLength - 200

interface QuestionFormProps {
  text: string
  /** The reason why no more questions are possible today; null while they are. */
  limit: string | null
  isAsking: boolean
  /** The path to return to after signing up, which allows more questions; null for a member. */
  signUpFrom: string | null
  onText: (text: string) => void
  onSubmit: () => void
}

/** The question's input. Enter asks, Shift+Enter breaks the line. */
export function QuestionForm({ text, limit, isAsking, signUpFrom, onText, onSubmit }: QuestionFormProps) {
  const id = useId()
  const length = questionLengthOf(text)
  const over = length - maxQuestionLength
  const submitOnEnter = (event: KeyboardEvent) => {
    if (!sendsOn(event)) return
    event.preventDefault()
    if (over <= 0) onSubmit()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-3"
    >
      <label htmlFor={id} className="font-strong text-14">
        {words.input}
      </label>
      <textarea
        dir="auto"
        id={id}
        rows={3}
        value={text}
        placeholder={words.placeholder}
        aria-describedby={`${id}-price ${id}-count`}
        aria-invalid={over > 0 || undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={submitOnEnter}
        className="field max-h-composer w-full resize-y"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" disabled={isAsking || over > 0}>
          {isAsking ? words.asking : words.ask}
        </Button>
        <p id={`${id}-price`} className="text-14 text-ink-soft">
          {words.price}
        </p>
        <p id={`${id}-count`} role="status" className={`ms-auto text-12 tabular-nums ${over > 0 ? 'text-danger' : 'text-ink-soft'}`}>
          {over > 0 ? words.tooLong(formatCount(over)) : length >= countFrom && words.length(String(length), String(maxQuestionLength))}
        </p>
      </div>
      {limit !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-4">
          <p className="min-w-0 flex-1">
            <strong className="block font-strong">{words.limitTitle}</strong>
            {limit}
          </p>
          {signUpFrom !== null && <ButtonLink to={registerPath(signUpFrom)}>{words.signUp}</ButtonLink>}
        </div>
      )}
    </form>
  )
}
