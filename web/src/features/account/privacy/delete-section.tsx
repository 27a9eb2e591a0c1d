import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import type { User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { AlertFrame } from '../../../components/dialog/alert-frame.tsx'
import { useDeleteAccount } from '../../../data/accounts/account.ts'
import { accountStrings } from '../../../strings/strings.ts'
import { DeleteForm } from './delete-form.tsx'

const { account } = accountStrings

export function DeleteSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const remove = useDeleteAccount()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !remove.isPending && setOpen(next)}>
      <AlertDialog.Trigger asChild>
        <Button className="text-danger">{account.remove}</Button>
      </AlertDialog.Trigger>
      <AlertFrame title={account.removeTitle} text={account.removeIntro}>
        <DeleteForm user={user} isPending={remove.isPending} error={remove.error} onDelete={remove.mutate} />
      </AlertFrame>
    </AlertDialog.Root>
  )
}
