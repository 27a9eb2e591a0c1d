import { useState } from 'react'
import { Fingerprint } from '#icons'
import { canUsePasskeys } from '../../../data/accounts/second-factor/passkey-prompt.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { FactorPart, type FactorPartProps, mayChange, WideAction } from './factor-part.tsx'
import { PasskeyRow } from './passkey-row.tsx'

const { account } = secondFactorStrings

/** The passkeys of the account, and the button that adds one. Shows a note in a browser without WebAuthn. */
export function PasskeysPart(part: FactorPartProps) {
  const { user, factor, onCodes } = part
  const [isAdding, setAdding] = useState(false)
  const isSupported = canUsePasskeys()
  return (
    <FactorPart
      icon={Fingerprint}
      title={account.passkeys}
      text={isSupported ? account.passkeysText : account.noPasskeys}
      action={isSupported && mayChange(part) && <WideAction onClick={() => setAdding(true)}>{account.addPasskey}</WideAction>}
    >
      {factor.passkeys.length > 0 && (
        <ul aria-label={account.passkeys} className="mt-3 flex flex-col gap-2 ps-9">
          {factor.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} part={part} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyDialog user={user} onClose={() => setAdding(false)} onCodes={onCodes} />}
    </FactorPart>
  )
}
