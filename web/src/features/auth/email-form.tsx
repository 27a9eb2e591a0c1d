import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { accountStrings } from '../../strings/account-strings.ts'
import { FormProblem } from './form-problem.tsx'
import { type EmailFields, emailSchema } from './recovery-schemas.ts'
import { showFieldErrors } from './show-field-errors.ts'

interface EmailFormProps {
  /** What was typed here before. */
  email: string
  submit: string
  isPending: boolean
  error: unknown
  onSubmit: (fields: EmailFields, onError: (error: unknown) => void) => void
}

/** Asks for the address of an account. A complaint about it lands under the field. */
export function EmailForm({ email, submit, isPending, error, onSubmit }: EmailFormProps) {
  const form = useForm<EmailFields>({ resolver: zodResolver(emailSchema), defaultValues: { email } })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((fields) => onSubmit(fields, (refusal) => showFieldErrors(refusal, form)))}
      className="flex flex-col gap-5"
    >
      <TextField
        label={accountStrings.auth.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <FormProblem error={error} />
      <Button type="submit" look="primary" disabled={isPending} className="min-h-touch">
        {isPending ? accountStrings.auth.working : submit}
      </Button>
    </form>
  )
}
