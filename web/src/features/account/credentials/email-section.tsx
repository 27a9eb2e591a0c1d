import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useUpdateEmail } from '../../../data/accounts/account.ts'
import { showFieldErrors } from '../../../lib/errors/show-field-errors.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { SettingsSection } from '../settings-section.tsx'
import { type ProfileFields, profileSchema } from './schemas.ts'

const { account, auth } = accountStrings

export function EmailSection({ user }: { user: User }) {
  const update = useUpdateEmail()
  const form = useForm<ProfileFields>({ resolver: zodResolver(profileSchema), defaultValues: { email: user.email } })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: ({ email }) => form.reset({ email }),
      onError: (error) => showFieldErrors(error, form),
    }),
  )
  return (
    <SettingsSection title={account.email} text={account.emailText}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField label={auth.email} type="email" autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <FormError error={update.error} />
        <Button type="submit" disabled={!isDirty || update.isPending} className="self-start">
          {update.isPending ? account.saving : account.updateEmail}
        </Button>
      </form>
    </SettingsSection>
  )
}
