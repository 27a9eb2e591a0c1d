import { isCancelled, PasskeyPromptError } from '../../../data/accounts/second-factor/passkey-prompt.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText, fieldErrors } from '../../../lib/errors/refusals.ts'
import { secondFactorStrings, strings } from '../../../strings/strings.ts'

const { prompt } = secondFactorStrings

interface ChangeErrorProps {
  error: unknown
  /** The fields of the form, which show their own errors. */
  fields: readonly string[]
}

/** The error of a change, unless a field of the form shows it. A closed passkey prompt is shown as a note. */
export function ChangeError({ error, fields }: ChangeErrorProps) {
  const atField = Object.keys(fieldErrors(error)).some((field) => fields.includes(field))
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : null
  return (
    <div role="alert" className={`text-14 empty:hidden ${isCancelled(error) ? 'text-ink-soft' : 'text-danger'}`}>
      {error != null && !atField && (
        <>
          {error instanceof PasskeyPromptError ? prompt[error.kind] : errorText(error)}
          {requestId && <span className="block font-mono text-12 text-ink-soft">{strings.errors.request(requestId)}</span>}
        </>
      )}
    </div>
  )
}
