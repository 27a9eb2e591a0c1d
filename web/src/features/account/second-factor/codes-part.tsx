import { useState } from 'react'
import { LifeBuoy } from '#icons'
import { useNewRecoveryCodes } from '../../../data/accounts/second-factor/second-factor.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx'
import { FactorPart, type FactorPartProps, mayChange, WideAction } from './factor-part.tsx'

const { account, dialogs } = secondFactorStrings

/** The number of remaining codes at which new ones are suggested. */
const few = 3

/** The number of remaining recovery codes, and the button for new ones. */
export function CodesPart(part: FactorPartProps) {
  const { user, factor, onCodes } = part
  const renew = useNewRecoveryCodes()
  const [isAsking, setAsking] = useState(false)
  const left = factor.recoveryCodesLeft
  const close = () => {
    renew.reset()
    setAsking(false)
  }
  return (
    <FactorPart
      icon={LifeBuoy}
      title={account.codes}
      text={left <= few ? account.codesFew : account.codesText}
      badge={account.codesLeft(left)}
      action={mayChange(part) && <WideAction onClick={() => setAsking(true)}>{account.newCodes}</WideAction>}
    >
      {isAsking && (
        <ConfirmChangeDialog
          user={user}
          words={dialogs.newCodes}
          look="primary"
          change={renew}
          onConfirm={(proof) =>
            renew.mutate(proof, {
              onSuccess: ({ recoveryCodes }) => {
                close()
                onCodes(recoveryCodes)
              },
            })
          }
          onClose={close}
        />
      )}
    </FactorPart>
  )
}
