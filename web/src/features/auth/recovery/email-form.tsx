import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { ExpiredNote } from '../second-step/expired-note.tsx'
import { type EmailFields, emailSchema } from './schemas.ts'

interface EmailFormProps {
  /** The initial value. */
  email: string
  submit: string
  isPending: boolean
  error: unknown
  /** Whether a second step took too long. */
  expired?: boolean
  onSubmit: (fields: EmailFields, onError: (error: unknown) => void) => void
}

/** Asks for the email address of an account. */
export function EmailForm({ email, submit, isPending, error, expired = false, onSubmit }: EmailFormProps) {
  const form = useForm<EmailFields>({ resolver: zodResolver(emailSchema), defaultValues: { email } })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => onSubmit(fields, (refusal) => showFieldErrors(refusal, form)))}
      className="flex flex-col gap-5"
    >
      {expired && !isPending && <ExpiredNote />}
      <TextField
        label={accountStrings.auth.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormError error={error} />
      <Button type="submit" look="primary" disabled={isPending} className="min-h-touch">
        {isPending ? accountStrings.auth.working : submit}
      </Button>
    </form>
  )
}
