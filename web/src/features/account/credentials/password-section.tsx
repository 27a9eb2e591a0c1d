import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { NewPasswordField } from '../../../components/password/new-password-field.tsx'
import { useChangePassword } from '../../../data/accounts/account.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { forgotPasswordPath } from '../../../lib/navigation/paths.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { type PasswordFields, passwordSchema } from './schemas.ts'

const { account, auth } = accountStrings
const empty: PasswordFields = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordSection({ user }: { user: User }) {
  const change = useChangePassword()
  const form = useForm<PasswordFields>({ resolver: zodResolver(passwordSchema), defaultValues: empty })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const submit = form.handleSubmit((fields) =>
    change.mutate(fields, {
      onSuccess: () => form.reset(empty),
      onError: (error) => showFieldErrors(error, form),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {/* For password managers: the account of the password. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <div className="flex flex-col">
        <TextField
          label={account.currentPassword}
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Link to={forgotPasswordPath} className="text-link mt-1 -mb-2 self-end">
          {account.forgotCurrent}
        </Link>
      </div>
      <NewPasswordField
        label={auth.newPassword}
        hint={auth.passwordHint}
        typed={typed}
        known={[user.username, user.email]}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <TextField
        label={account.confirmNew}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <FormError error={change.error} />
      <Button type="submit" disabled={change.isPending} className="self-start">
        {change.isPending ? account.saving : account.changePassword}
      </Button>
    </form>
  )
}
