import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { startDiscussionRequest } from '../../../api/gen/constraints.ts'
import { questionLengthOf } from '../../../components/form/text-area/counter.ts'
import { isComposing } from '../../../components/message/input-keys.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { discussionStrings, strings } from '../../../strings/strings.ts'

const { form } = discussionStrings
const { maxLength } = startDiscussionRequest.prompt

/** The counter is shown from this length on, in characters. */
const countFrom = maxLength - 300

/** Returns the characters of a prompt above the limit; 0 or less while it fits. */
export const excessOf = (prompt: string): number => questionLengthOf(prompt) - maxLength

interface PromptFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  value: string
  onText: (text: string) => void
  /** Ctrl or Cmd with Enter. */
  onSubmitKey: () => void
}

/** The question: grows with its text, and has a counter near the limit. */
export function PromptField({ value, onText, onSubmitKey, ...rest }: PromptFieldProps) {
  const id = useId()
  const excess = excessOf(value)
  const length = questionLengthOf(value)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    onSubmitKey()
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {form.label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        value={value}
        placeholder={form.placeholder}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field field-sizing-content max-h-96 min-h-32 w-full resize-y"
        {...rest}
      />
      <div className="flex justify-between gap-4 text-12 text-ink-soft">
        <p id={`${id}-hint`} className="pointer-coarse:invisible">
          {form.shortcut}
        </p>
        <p id={`${id}-count`} className={`tabular-nums ${excess > 0 ? 'font-strong text-danger' : ''}`}>
          {excess > 0
            ? strings.chat.tooLong(formatNumber(excess))
            : length >= countFrom && strings.chat.counter(formatNumber(length), formatNumber(maxLength))}
        </p>
      </div>
    </div>
  )
}
