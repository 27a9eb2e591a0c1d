import type { PropsWithChildren } from 'react'
import { Button } from '../button.tsx'
import { FormError } from './form-error.tsx'

interface InlineFormProps {
  words: { label: string; cancel: string; save: string; saving: string }
  /** The error of the latest attempt. */
  error: unknown
  isSaving: boolean
  className?: string
  onSubmit: () => void
  onCancel: () => void
}

/** A form within a page: its fields, the error of the latest attempt, and the buttons that leave and save it. */
export const InlineForm = ({
  words,
  error,
  isSaving,
  className = '',
  onSubmit,
  onCancel,
  children,
}: PropsWithChildren<InlineFormProps>) => (
  <form
    noValidate
    aria-label={words.label}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
    className={`flex flex-col gap-5 ${className}`}
  >
    {children}
    <FormError error={error} />
    <div className="flex flex-wrap-reverse justify-end gap-3">
      <Button disabled={isSaving} onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" look="primary" aria-disabled={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </div>
  </form>
)
