import { useEffect, useId, useRef } from 'react'
import { feedbackRequest } from '../../../api/gen/constraints.ts'
import type { Rating } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { isComposing } from '../../../components/message/input-keys.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { feedbackStrings } from '../../../strings/strings.ts'

const { maxLength } = feedbackRequest.comment
const limits = { max: maxLength, warnAbove: maxLength - 100, alarmFrom: maxLength }

interface FeedbackFormProps {
  rating: Rating
  text: string
  shared: boolean
  takesFocus: boolean
  /** Whether the persona's creator is another person. */
  canShare: boolean
  isSaving: boolean
  error: Error | null
  onText: (text: string) => void
  onShared: (shared: boolean) => void
  onSave: () => void
  onClose: () => void
}

/** An optional comment on a rated answer, and the choice to send it to the persona's creator. Escape closes it. */
export function FeedbackForm({
  rating,
  text,
  shared,
  takesFocus,
  canShare,
  isSaving,
  error,
  onText,
  onShared,
  onSave,
  onClose,
}: FeedbackFormProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  const isTooLong = [...text.trim()].length > maxLength
  return (
    <form
      aria-label={feedbackStrings.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving && !isTooLong) onSave()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return
        event.preventDefault()
        onClose()
      }}
      className="order-last my-1 ms-1.5 w-full basis-full rounded-card border border-line bg-raised p-4 text-14 text-ink motion-safe:animate-enter"
    >
      <TextArea
        ref={area}
        label={feedbackStrings.asks[rating]}
        hint={feedbackStrings.hint}
        rows={2}
        value={text}
        count={{ text, limits }}
        onChange={(event) => onText(event.target.value)}
      />
      {canShare && (
        <div className="mt-2 flex items-start gap-2.5">
          <input
            id={`${id}-share`}
            type="checkbox"
            checked={shared}
            aria-describedby={`${id}-share-text`}
            onChange={(event) => onShared(event.target.checked)}
            className="mt-0.5 size-5 flex-none accent-accent"
          />
          <div>
            <label htmlFor={`${id}-share`} className="font-strong">
              {feedbackStrings.share}
            </label>
            <p id={`${id}-share-text`} className="text-ink-soft">
              {feedbackStrings.shareText}
            </p>
          </div>
        </div>
      )}
      {error && (
        <p role="alert" className="mt-3 text-danger">
          {feedbackStrings.saveFailed} {errorText(error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isTooLong} aria-disabled={isSaving}>
          {isSaving ? feedbackStrings.saving : feedbackStrings.save}
        </Button>
        <Button onClick={onClose}>{feedbackStrings.close}</Button>
      </div>
    </form>
  )
}
