import { type ClipboardEvent, type Ref, useId } from 'react'
import { cleanCode, codeLength, findPastedCode } from './parse-code.ts'

const cells = Array.from({ length: codeLength }, (_, cell) => cell)

interface CodeFieldProps {
  label: string
  hint: string
  ref: Ref<HTMLInputElement>
  name?: string
  value: string
  readOnly: boolean
  error: string | undefined
  onChange: (code: string) => void
  onBlur?: () => void
}

/** A single input drawn as six cells, so that pasting, correcting, autofill and screen readers work as usual. */
export function CodeField({ label, hint, value, error, readOnly, onChange, ...rest }: CodeFieldProps) {
  const id = useId()
  // A complete code in the pasted text replaces the value; any other text reaches onChange.
  const paste = (event: ClipboardEvent) => {
    const code = findPastedCode(event.clipboardData.getData('text'))
    if (code === null || readOnly) return
    event.preventDefault()
    onChange(code)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {label}
      </label>
      <div className="code-cells" data-invalid={error ? true : undefined}>
        {cells.map((cell) => (
          <span key={cell} aria-hidden data-next={cell === Math.min(value.length, codeLength - 1) ? true : undefined} />
        ))}
        <div>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeLength}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(cleanCode(event.target.value))}
            onPaste={paste}
            {...rest}
          />
        </div>
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-12 ${error ? 'text-danger' : 'text-ink-soft'}`}>
        {error ?? hint}
      </p>
    </div>
  )
}
