import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { User } from '../../api/user.ts'
import { forgotPassword } from '../../app/addresses.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { accountStrings } from '../../strings/account-strings.ts'
import { FormProblem } from '../auth/form-problem.tsx'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { showFieldErrors } from '../auth/show-field-errors.ts'
import { useChangePassword } from './account-mutations.ts'
import { type PasswordFields, passwordSchema } from './schemas.ts'
import { SettingsSection } from './settings-section.tsx'

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
    <SettingsSection title={account.password} text={account.passwordText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <div className="flex flex-col">
          <TextField
            label={account.currentPassword}
            type="password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
          <Link to={forgotPassword} className="text-link mt-1 -mb-2 self-end">
            {account.forgotCurrent}
          </Link>
        </div>
        <NewPasswordField
          label={auth.newPassword}
          hint={account.newPasswordHint}
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
        <FormProblem error={change.error} />
        <Button type="submit" disabled={change.isPending} className="self-start">
          {change.isPending ? account.saving : account.changePassword}
        </Button>
      </form>
    </SettingsSection>
  )
}
