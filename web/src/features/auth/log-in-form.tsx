import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { strings } from '../../strings/strings.ts'
import { type LogInFields, logInSchema } from './schemas.ts'
import { useLogIn } from './use-sign-in.ts'

export function LogInForm() {
  const logIn = useLogIn()
  const { register, handleSubmit, formState } = useForm<LogInFields>({
    resolver: zodResolver(logInSchema),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit((fields) => logIn.mutate(fields))} className="flex flex-col gap-5">
      <TextField
        label={strings.auth.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={strings.auth.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" look="primary" disabled={logIn.isPending} className="min-h-touch">
        {logIn.isPending ? strings.auth.working : strings.auth.logIn}
      </Button>
    </form>
  )
}
