import { Dialog } from 'radix-ui'
import { type FormEvent, useRef, useState } from 'react'
import type { ReportReason } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/form/text-area/text-area.tsx'
import { reportDetailsMaxLength } from '../../data/personas/reports.ts'
import { ApiError } from '../../lib/errors/api-error.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { strings, reportingStrings as words } from '../../strings/strings.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { type ReportProblems, reportProblems } from './report-problems.ts'

const max = reportDetailsMaxLength

interface ReportFormProps {
  isPending: boolean
  error: Error | null
  onSend: (report: { reason: ReportReason; details: string }) => void
}

/** Reason and details of a report. Both are kept when sending fails. */
export function ReportForm({ isPending, error, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [details, setDetails] = useState('')
  const [problems, setProblems] = useState<ReportProblems | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const refused = error instanceof ApiError ? error.fields : {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = reportProblems({ reason, details })
    setProblems(found)
    if (found) form.current?.querySelector<HTMLElement>(found.reason ? 'input' : 'textarea')?.focus()
    else if (reason) onSend({ reason, details: details.trim() })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="mt-5 flex flex-col gap-5">
      <ReasonChoice
        value={reason}
        error={problems?.reason ?? refused.reason}
        onChange={(chosen) => {
          setReason(chosen)
          setProblems(null)
        }}
      />
      <TextArea
        label={reason === 'other' ? words.details : words.detailsOptional}
        hint={words.detailsHint}
        error={problems?.details ?? refused.details}
        rows={3}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
        count={{ text: details, limits: { max, warnAbove: max - 100, alarmFrom: max + 1 } }}
      />
      <div role="alert" className="text-14">
        {error && !isPending && (
          <>
            <p className="font-strong text-danger">{words.failed}</p>
            <p>{errorText(error)}</p>
            {error instanceof ApiError && error.requestId && (
              <p className="font-mono text-12 text-ink-soft">{strings.errors.request(error.requestId)}</p>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Dialog.Close asChild>
          <Button disabled={isPending} className="max-sm:w-full">
            {words.cancel}
          </Button>
        </Dialog.Close>
        <Button type="submit" look="primary" aria-disabled={isPending} className="max-sm:w-full">
          {isPending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
