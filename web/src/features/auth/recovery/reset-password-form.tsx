import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { NewPasswordField } from '../../../components/password/new-password-field.tsx'
import { resetPassword } from '../../../data/accounts/password-reset.ts'
import { useSwitchUser } from '../../../data/accounts/user.ts'
import { isServerInDevelopment } from '../../../lib/development-mode.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { refusalText } from '../../../lib/errors/refusals.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { forgotPasswordPath } from '../../../lib/navigation/paths.ts'
import { toast, toastError } from '../../../lib/toast/toast.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { type ResetFields, resetSchema } from './schemas.ts'

const { auth, recovery, toasts } = accountStrings

const isDead = (error: unknown) => error instanceof ApiError && error.reason === 'RESET_TOKEN_INVALID'

/** Returns the text of a refused reset: our own for an expired link, otherwise the server's. */
const reasonOf = (error: unknown) => (isDead(error) ? toasts.resetDead : refusalText(error, toasts.resetFailed))

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const switchUser = useSwitchUser()
  const form = useForm<ResetFields>({ resolver: zodResolver(resetSchema), defaultValues: { newPassword: '', confirmPassword: '' } })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const reset = useMutation({
    mutationFn: ({ newPassword }: ResetFields) => resetPassword({ token, newPassword }),
    // Refetches the user: the reset has ended every session, including this browser's.
    onSuccess: async () => {
      await switchUser(null)
      toast(toasts.resetDone)
      onDone()
    },
    onError: (error) => {
      if (showFieldErrors(error, form)) return toastError([toasts.error, refusalText(error, toasts.resetFailed)])
      if (!isServerInDevelopment()) return toastError(toasts.resetNotice(reasonOf(error)))
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
          <Link to={forgotPasswordPath} className="font-strong text-accent underline underline-offset-4">
            {recovery.newLink}
          </Link>
        </p>
      ) : (
        <FormError error={reset.error} />
      )}
      <Button type="submit" look="primary" disabled={reset.isPending} className="min-h-touch">
        {reset.isPending ? auth.working : recovery.setPassword}
      </Button>
    </form>
  )
}
