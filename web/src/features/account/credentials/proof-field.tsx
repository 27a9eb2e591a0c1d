import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SendAgain } from '../../../components/form/send-again.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { Proof } from '../../../data/accounts/account.ts'
import { useRequestCode } from '../../../data/accounts/one-time-code.ts'
import { fieldErrors } from '../../../lib/errors/refusals.ts'
import { accountStrings } from '../../../strings/strings.ts'

const { account, recovery } = accountStrings

interface ProofFieldProps {
  /** The address that codes are sent to. */
  email: string
  proof: Proof
  onProof: (proof: Proof) => void
  /** The error of the call that checked the proof. */
  error: unknown
  readOnly?: boolean
}

/** The empty proof, by password. */
export const noProof: Proof = { password: '' }

/** Reports whether a proof is filled in. */
export const isProof = (proof: Proof): boolean => ('password' in proof ? proof.password !== '' : /^\d{6}$/.test(proof.otp))

/** Asks for the password of the account, or for a code that is mailed on request. */
export function ProofField({ email, proof, onProof, error, readOnly = false }: ProofFieldProps) {
  const request = useRequestCode()
  const [sent, setSent] = useState(false)
  const errors = fieldErrors(error)
  const isByPassword = 'password' in proof
  const send = () => {
    onProof({ otp: '' })
    request.mutate({ email }, { onSuccess: () => setSent(true) })
  }
  const toCode = () => (sent ? onProof({ otp: '' }) : send())
  return (
    <div className="flex flex-col gap-1">
      {isByPassword ? (
        <TextField
          label={account.confirmPassword}
          type="password"
          autoComplete="current-password"
          value={proof.password}
          readOnly={readOnly}
          error={errors.password}
          onChange={(event) => onProof({ password: event.target.value })}
        />
      ) : (
        <TextField
          label={account.emailCode}
          hint={account.emailCodeHint(email)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={proof.otp}
          readOnly={readOnly}
          error={errors.otp}
          onChange={(event) => onProof({ otp: event.target.value.trim() })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="bare" disabled={request.isPending} onClick={isByPassword ? toCode : () => onProof(noProof)} className="-ms-2">
          {isByPassword ? account.useCode : account.usePassword}
        </Button>
        {/* Only hidden, so that it goes on counting. */}
        {!request.isIdle && (
          <div hidden={isByPassword}>
            <SendAgain sending={request} words={[recovery.newCode, recovery.newCodeIn]} onClick={send} />
          </div>
        )}
      </div>
    </div>
  )
}
