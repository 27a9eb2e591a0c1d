import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { canUsePasskeys } from '../../../data/accounts/second-factor/passkey-prompt.ts'
import { secondFactorStrings } from '../../../strings/strings.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { FactorPart, type FactorPartProps, mayChange } from './factor-part.tsx'
import { PasskeyRow } from './passkey-row.tsx'

const { account } = secondFactorStrings

/** The passkeys of the account, and adding one. A browser without WebAuthn says that it cannot. */
export function PasskeysPart(part: FactorPartProps) {
  const { user, factor, onCodes } = part
  const [isAdding, setAdding] = useState(false)
  const isSupported = canUsePasskeys()
  return (
    <FactorPart
      icon={Fingerprint}
      title={account.passkeys}
      text={isSupported ? account.passkeysText : account.noPasskeys}
      action={
        isSupported &&
        mayChange(part) && (
          <Button onClick={() => setAdding(true)} className="max-sm:w-full">
            {account.addPasskey}
          </Button>
        )
      }
    >
      {factor.passkeys.length > 0 && (
        <ul aria-label={account.passkeys} className="mt-3 flex flex-col gap-1 ps-9">
          {factor.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} part={part} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyDialog user={user} onClose={() => setAdding(false)} onCodes={onCodes} />}
    </FactorPart>
  )
}
