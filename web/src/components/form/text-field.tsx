import { type ComponentProps, useId, useState } from 'react'
import { Eye, EyeOff } from '#icons'
import { strings } from '../../strings/strings.ts'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string | undefined
}

/** A labelled input; a password can be revealed. `aria-describedby` links hint and error. */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const secret = type === 'password'
  const Icon = visible ? EyeOff : Eye
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {label}
      </label>
      <div className="relative">
        <input
          dir="auto"
          id={id}
          type={secret && visible ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          className={`field w-full ${secret ? 'pe-12' : ''}`}
          {...rest}
        />
        {secret && (
          <button
            type="button"
            aria-label={strings.password.show}
            aria-pressed={visible}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
            className="icon-button absolute inset-y-0 end-1 my-auto"
          >
            <Icon aria-hidden className="size-4.5" />
          </button>
        )}
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`text-12 ${error ? 'text-danger' : 'text-ink-soft'}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
