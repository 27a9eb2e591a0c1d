import { type ComponentProps, useId } from 'react'
import { CharacterCount } from './character-count.tsx'
import type { Limits } from './counter.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hint?: string
  error?: string | undefined
  /** Shows a character counter. */
  count?: { text: string; limits: Limits }
}

/** A labelled multi-line input that grows with its text. `aria-describedby` links hint, error and counter. */
export function TextArea({ label, hint, error, count, className = '', ...rest }: TextAreaProps) {
  const id = useId()
  const described = [error || hint ? `${id}-note` : '', count ? `${id}-count` : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {label}
      </label>
      <textarea
        dir="auto"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`field field-sizing-content max-h-96 w-full resize-y ${className}`}
        {...rest}
      />
      <div className="flex items-start gap-4 text-12">
        {(error || hint) && (
          <p id={`${id}-note`} role={error ? 'alert' : undefined} className={`min-w-0 ${error ? 'text-danger' : 'text-ink-soft'}`}>
            {error ?? hint}
          </p>
        )}
        {count && <CharacterCount id={`${id}-count`} {...count} />}
      </div>
    </div>
  )
}
