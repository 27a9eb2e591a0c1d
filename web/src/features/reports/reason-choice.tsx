import { useId } from 'react'
import type { ReportReason } from '../../api/schemas.ts'
import { reportReasons } from '../../data/personas/reports.ts'
import { reportingStrings as words } from '../../strings/strings.ts'

interface ReasonChoiceProps {
  value: ReportReason | null
  error: string | undefined
  onChange: (reason: ReportReason) => void
}

/** The reasons of a report as radio buttons, each with an explanation. */
export function ReasonChoice({ value, error, onChange }: ReasonChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-1 text-14 font-strong">{words.reason}</legend>
      {error && (
        <p id={`${id}-error`} role="alert" className="mb-1 text-12 text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-col">
        {reportReasons.map((reason) => {
          const [label, explanation] = words.reasons[reason]
          return (
            <label
              key={reason}
              className="-mx-3 flex cursor-pointer items-start gap-3 rounded-control px-3 py-1.5 hover:bg-raised has-checked:bg-sunken"
            >
              <input
                type="radio"
                name={id}
                value={reason}
                checked={value === reason}
                aria-describedby={`${id}-${reason}`}
                onChange={() => onChange(reason)}
                className="mt-1 size-4 flex-none accent-ink"
              />
              <span className="min-w-0 text-14">
                <span className="block font-medium">{label}</span>
                <span id={`${id}-${reason}`} className="block text-12 text-ink-soft">
                  {explanation}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
