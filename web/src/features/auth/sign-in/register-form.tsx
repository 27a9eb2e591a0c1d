import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { NewPasswordField } from '../../../components/password/new-password-field.tsx'
import { useRegister } from '../../../data/accounts/sign-in.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { type RegisterFields, registerSchema } from './schemas.ts'

export function RegisterForm() {
  const join = useRegister()
  const form = useForm<RegisterFields>({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { register, control } = form
  const { errors } = form.formState
  const [username, email, password] = useWatch({ control, name: ['username', 'email', 'password'] })
  const submit = form.handleSubmit((fields) => join.mutate(fields, { onError: (error) => showFieldErrors(error, form) }))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={accountStrings.auth.username}
        hint={accountStrings.auth.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField label={accountStrings.auth.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        label={accountStrings.auth.password}
        hint={accountStrings.auth.passwordHint}
        typed={password}
        known={[username, email]}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={accountStrings.auth.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FormError error={join.error} />
      <Button type="submit" look="primary" disabled={join.isPending} className="min-h-touch">
        {join.isPending ? accountStrings.auth.working : accountStrings.auth.createAccount}
      </Button>
    </form>
  )
}
