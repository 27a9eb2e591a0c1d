import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ApiError, call, serverInDevelopment } from '../../api/request.ts'
import { forgotPassword } from '../../app/addresses.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toast, toastError } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { type ResetFields, resetSchema } from './recovery-schemas.ts'
import { refusalText } from './refusals.ts'
import { showFieldErrors } from './show-field-errors.ts'
import { useBecome } from './user-queries.ts'

const { auth, recovery, toasts } = accountStrings

const isDead = (error: unknown) => error instanceof ApiError && error.reason === 'RESET_TOKEN_INVALID'

/** What a refused reset is told as: a dead link in our words, the rest in the server's. */
const reasonOf = (error: unknown) => (isDead(error) ? toasts.resetDead : refusalText(error, toasts.resetFailed))

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const become = useBecome()
  const form = useForm<ResetFields>({ resolver: zodResolver(resetSchema), defaultValues: { newPassword: '', confirmPassword: '' } })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const reset = useMutation({
    mutationFn: ({ newPassword }: ResetFields) => call('/api/reset-password', { method: 'POST', body: { token, newPassword } }),
    // Every session of the account has ended, this browser's too.
    onSuccess: async () => {
      await become(null)
      toast(toasts.resetDone)
      onDone()
    },
    onError: (error) => {
      if (showFieldErrors(error, form)) return toastError([toasts.error, refusalText(error, toasts.resetFailed)])
      if (!serverInDevelopment()) return toastError(toasts.resetNotice(reasonOf(error)))
      toast(toasts.resetDevelopment(reasonOf(error)))
      onDone()
    },
  })

  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => reset.mutate(fields))} className="flex flex-col gap-5">
      <NewPasswordField
        label={auth.newPassword}
        hint={auth.passwordHint}
        typed={typed}
        known={[]}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <TextField
        label={auth.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {isDead(reset.error) ? (
        <p className="rounded-control border border-line bg-sunken px-4 py-3 text-14">
          {recovery.linkDead}{' '}
          <Link to={forgotPassword} className="font-strong text-accent underline underline-offset-4">
            {recovery.newLink}
          </Link>
        </p>
      ) : (
        <FormProblem error={reset.error} />
      )}
      <Button type="submit" look="primary" disabled={reset.isPending} className="min-h-touch">
        {reset.isPending ? auth.working : recovery.setPassword}
      </Button>
    </form>
  )
}
