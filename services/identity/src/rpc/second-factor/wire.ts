import type { Passkey as WirePasskey } from '@rostra/proto/gen/rostra/identity/v1/Passkey'
import type { PendingSignIn as WirePendingSignIn } from '@rostra/proto/gen/rostra/identity/v1/PendingSignIn'
import type { SecondFactor as WireSecondFactor } from '@rostra/proto/gen/rostra/identity/v1/SecondFactor'
import type { SignedIn as WireSignedIn } from '@rostra/proto/gen/rostra/identity/v1/SignedIn'
import type { Account } from '../../domain/accounts/account.ts'
import type { Passkey } from '../../domain/second-factor/second-factor.ts'
import { effectiveRole } from '../../domain/sessions/effective-role.ts'
import type { Session } from '../../domain/sessions/session.ts'
import type { AskedFactor, SignInStep } from '../../usecases/second-factor/finish-first-step.ts'
import { toWireSignedIn } from '../wire.ts'

export function toWireStep({ sessionsEndedOf = '', ...step }: SignInStep): WireSignedIn {
  const wire = 'asked' in step ? { secondFactor: toWireAsked(step.asked) } : toWireSignedIn(step.signedIn)
  return { ...wire, sessionsEndedOf }
}

const toWireAsked = ({ token, methods, passkeyOptions, expiresAt }: AskedFactor): WirePendingSignIn => ({
  token,
  methods,
  passkeyOptions,
  expiresAt: expiresAt.toISOString(),
})

export const toWirePasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): WirePasskey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? '',
})

/** Converts the second factor of an account. `holdsBackRole`: whether the rights of a super senator require it. */
export function toWireSecondFactor(account: Account, session: Session, holdsBackRole: boolean): WireSecondFactor {
  const { totp, passkeys = [], recoveryHashes = [] } = account.secondFactor ?? {}
  return {
    totp: totp !== undefined,
    passkeys: passkeys.map(toWirePasskey),
    recoveryCodesLeft: recoveryHashes.length,
    usedInSession: session.secondFactor === true,
    neededForRole: effectiveRole(account, session, holdsBackRole) !== account.role,
  }
}
