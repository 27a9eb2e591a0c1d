import { AlertDialog } from 'radix-ui'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { AlertFrame } from '../../../components/dialog/alert-frame.tsx'
import { TextArea } from '../../../components/form/text-area/text-area.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { consoleStrings, strings } from '../../../strings/strings.ts'
import { reasonProblem } from './reason-problem.ts'

const { decide: words } = consoleStrings

interface ReasonDialogProps {
  /** What the decision is about. */
  name: string
  texts: { title: (name: string) => string; text: string; confirm: string; label?: string; hint?: string }
  /** The lengths of the reason; a `minLength` of 0 makes it optional. */
  limits: { minLength: number; maxLength: number }
  look: 'danger' | 'primary'
  mutation: { isPending: boolean; error: Error | null }
  onConfirm: (reason: string) => void
  onClose: () => void
}

/**
 * A modal dialog that explains a decision and asks for its reason. It stays open, with the reason, while the decision runs and when it
 * fails. On close the focus returns to the element that opened it, or to the main content when that element is gone, unless the focus has
 * moved.
 */
export function ReasonDialog({ name, texts, limits, look, mutation: { isPending, error }, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const opener = useRef(document.activeElement)
  const problem = reasonProblem(reason, limits)
  const problemText = problem && (problem === 'short' ? words.tooShort(limits.minLength) : words.tooLong(limits.maxLength))
  const refusal = error instanceof ApiError ? error.fields.reason : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setWasSent(true)
    if (problem) input.current?.focus()
    else onConfirm(reason.trim())
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    else if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && !isPending && onClose()}>
      <AlertFrame
        title={<NameInSentence words={texts.title} name={name} />}
        text={texts.text}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          input.current?.focus()
        }}
        onCloseAutoFocus={returnFocus}
      >
        <form noValidate onSubmit={submit} className="mt-5">
          <TextArea
            ref={input}
            label={texts.label ?? words.reason}
            {...(texts.hint && { hint: texts.hint })}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={(wasSent ? problemText : null) ?? refusal ?? undefined}
            count={{
              text: reason,
              limits: { max: limits.maxLength, warnAbove: limits.maxLength - 50, alarmFrom: limits.maxLength + 1 },
            }}
          />
          <div role="alert" className="text-14 text-danger">
            {error && !refusal && !isPending && (
              <p className="mt-4">
                {errorText(error)}
                {error instanceof ApiError && error.status >= 500 && error.requestId && (
                  <span className="block font-mono text-12 text-ink-soft">{strings.errors.request(error.requestId)}</span>
                )}
              </p>
            )}
          </div>
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button disabled={isPending} className="max-sm:w-full">
                {words.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button type="submit" look={look} aria-disabled={isPending} className="max-sm:w-full">
              {isPending ? words.pending : texts.confirm}
            </Button>
          </div>
        </form>
      </AlertFrame>
    </AlertDialog.Root>
  )
}
