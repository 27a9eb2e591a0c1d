import { useState } from 'react'
import { Smartphone } from '#icons'
import { Button } from '../../../components/button.tsx'
import { useRemoveApp } from '../../../data/accounts/second-factor/second-factor.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx'
import { FactorPart, type FactorPartProps, mayChange, WideAction } from './factor-part.tsx'
import { SetUpAppDialog } from './set-up-app-dialog.tsx'

const { account, dialogs, toasts } = secondFactorStrings

/** The authenticator app: setting one up, or removing it. */
export function AppPart(part: FactorPartProps) {
  const { user, factor, isLast, onCodes } = part
  const remove = useRemoveApp()
  const [isOpen, setOpen] = useState(false)
  const { title, text, confirm } = dialogs.removeApp
  const close = () => {
    remove.reset()
    setOpen(false)
  }
  const removed = () => {
    close()
    toast(toasts.appRemoved)
  }
  return (
    <FactorPart
      icon={Smartphone}
      title={account.app}
      text={account.appText}
      badge={factor.totp && account.appOn}
      action={
        mayChange(part) &&
        (factor.totp ? (
          <Button look="bare" aria-label={account.removeApp} onClick={() => setOpen(true)} className="-me-2">
            {account.remove}
          </Button>
        ) : (
          <WideAction onClick={() => setOpen(true)}>{account.setUpApp}</WideAction>
        ))
      }
    >
      {isOpen &&
        (factor.totp ? (
          <ConfirmChangeDialog
            user={user}
            words={{ title, text: isLast ? dialogs.last : text, confirm }}
            look="danger"
            change={remove}
            onConfirm={(proof) => remove.mutate(proof, { onSuccess: removed })}
            onClose={close}
          />
        ) : (
          <SetUpAppDialog user={user} onClose={close} onCodes={onCodes} />
        ))}
    </FactorPart>
  )
}
