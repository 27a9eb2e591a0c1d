import { type ClipboardEvent, type Ref, useId } from 'react'
import { accountStrings } from '../../strings/account-strings.ts'
import { findCode, tidyCode } from './read-code.ts'

const cells = [0, 1, 2, 3, 4, 5]

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  value: string
  readOnly: boolean
  error: string | undefined
  onChange: (code: string) => void
  onBlur: () => void
}

/** One input over six drawn cells, so that pasting, correcting, autofill and screen readers work as in any field. */
export function CodeField({ value, error, readOnly, onChange, ...rest }: CodeFieldProps) {
  const id = useId()
  // A whole code replaces what is there, however it is written; anything else goes its way to onChange.
  const paste = (event: ClipboardEvent) => {
    const code = findCode(event.clipboardData.getData('text'))
    if (code === null || readOnly) return
    event.preventDefault()
    onChange(code)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {accountStrings.recovery.code}
      </label>
      <div className="code-cells" data-invalid={error ? true : undefined}>
        {cells.map((cell) => (
          <span key={cell} aria-hidden data-next={cell === Math.min(value.length, 5) ? true : undefined} />
        ))}
        <div>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(tidyCode(event.target.value))}
            onPaste={paste}
            {...rest}
          />
        </div>
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-12 ${error ? 'text-danger' : 'text-ink-soft'}`}>
        {error ?? accountStrings.recovery.codeHint}
      </p>
    </div>
  )
}
