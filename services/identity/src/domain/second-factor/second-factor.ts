import { DomainError } from '@rostra/kit/errors'

/** An authenticator app of an account. */
export interface TotpApp {
  /** The secret, sealed with a key of this service. */
  sealed: string
  /** The latest time step whose code was used. Its code and earlier ones are refused. */
  lastStep: number
  createdAt: Date
}

/** A passkey of an account: a WebAuthn credential. */
export interface Passkey {
  id: string
  /** The name that the member gave it. */
  name: string
  /** The id that the authenticator chose, in base64url. */
  credentialId: string
  /** The public key in COSE form, base64url. */
  publicKey: string
  /** The authenticator's signature counter; always 0 for authenticators without one. */
  counter: number
  transports: string[]
  createdAt: Date
  lastUsedAt?: Date
}

/** The second factor of an account: any one of these finishes a sign-in. It has at least an app or a passkey. */
export interface SecondFactor {
  totp?: TotpApp
  /** Oldest first, at most 10. */
  passkeys: Passkey[]
  /** The hashes of the unused recovery codes. */
  recoveryHashes: string[]
  /** The time at which the recovery codes were generated. */
  recoveryAt: Date
}

const factorMethods = ['passkey', 'totp', 'recovery'] as const
export type FactorMethod = (typeof factorMethods)[number]

const maxPasskeys = 10

const maxNameLength = 40

/** Returns the methods by which a member can finish a sign-in. */
export const methodsOf = ({ totp, passkeys, recoveryHashes }: SecondFactor): FactorMethod[] => {
  const isThere: Record<FactorMethod, boolean> = {
    passkey: passkeys.length > 0,
    totp: totp !== undefined,
    recovery: recoveryHashes.length > 0,
  }
  return factorMethods.filter((method) => isThere[method])
}

/** Throws SECOND_FACTOR_NEEDED when an account has a second factor and the session was not opened with it. */
export function requireSecondFactor(account: { secondFactor?: SecondFactor }, session: { secondFactor?: true }): void {
  if (account.secondFactor && !session.secondFactor)
    throw new DomainError('denied', 'SECOND_FACTOR_NEEDED', 'Sign in again with your second factor to change this.')
}

/** New recovery codes of an account. */
export type Recovery = Pick<SecondFactor, 'recoveryHashes' | 'recoveryAt'>

/** Adds an authenticator app. `recovery` is used only for a first factor. Throws TOTP_EXISTS. */
export function withTotp(current: SecondFactor | undefined, totp: TotpApp, recovery: Recovery): SecondFactor {
  refuseSecondTotp(current)
  return current ? { ...current, totp } : { totp, passkeys: [], ...recovery }
}

/** Throws TOTP_EXISTS when there is an authenticator app. */
export function refuseSecondTotp(current: SecondFactor | undefined): void {
  if (current?.totp) throw new DomainError('state', 'TOTP_EXISTS', 'An authenticator app is set up already. Remove it first.')
}

/** Adds a passkey. `recovery` is used only for a first factor. Throws PASSKEY_LIMIT, or PASSKEY_INVALID for an existing one. */
export function withPasskey(current: SecondFactor | undefined, passkey: Passkey, recovery: Recovery): SecondFactor {
  if (!current) return { passkeys: [passkey], ...recovery }
  refusePasskeyBeyondLimit(current)
  if (current.passkeys.some(({ credentialId }) => credentialId === passkey.credentialId)) throw passkeyInvalid()
  return { ...current, passkeys: [...current.passkeys, passkey] }
}

/** Throws PASSKEY_LIMIT when no passkey can be added. */
export function refusePasskeyBeyondLimit(current: SecondFactor | undefined): void {
  if ((current?.passkeys.length ?? 0) >= maxPasskeys)
    throw new DomainError('state', 'PASSKEY_LIMIT', `An account has at most ${maxPasskeys} passkeys. Remove one first.`)
}

/** Removes the authenticator app. Returns undefined when no factor is left. Throws TOTP_NOT_FOUND. */
export function withoutTotp(current: SecondFactor | undefined): SecondFactor | undefined {
  if (!current?.totp) throw new DomainError('not_found', 'TOTP_NOT_FOUND', 'No authenticator app is set up')
  const { totp: _totp, ...rest } = current
  return unlessEmpty(rest)
}

/** Removes a passkey. Returns undefined when no factor is left. Throws PASSKEY_NOT_FOUND. */
export function withoutPasskey(current: SecondFactor | undefined, id: string): SecondFactor | undefined {
  const passkeys = current?.passkeys.filter((passkey) => passkey.id !== id) ?? []
  if (!current || passkeys.length === current.passkeys.length)
    throw new DomainError('not_found', 'PASSKEY_NOT_FOUND', 'This passkey was removed already')
  return unlessEmpty({ ...current, passkeys })
}

/** Replaces the recovery codes. Throws NO_SECOND_FACTOR. */
export function withRecoveryCodes(current: SecondFactor | undefined, recovery: Recovery): SecondFactor {
  if (!current) throw new DomainError('state', 'NO_SECOND_FACTOR', 'Add a passkey or an authenticator app first.')
  return { ...current, ...recovery }
}

/** Removes what was added at `since` or later: the app, passkeys and recovery codes. Returns undefined when no factor is left. */
export function withoutAddedSince({ totp, passkeys, recoveryHashes, recoveryAt }: SecondFactor, since: Date): SecondFactor | undefined {
  const isEarlier = (at: Date) => at.getTime() < since.getTime()
  return unlessEmpty({
    ...(totp && isEarlier(totp.createdAt) && { totp }),
    passkeys: passkeys.filter(({ createdAt }) => isEarlier(createdAt)),
    recoveryHashes: isEarlier(recoveryAt) ? recoveryHashes : [],
    recoveryAt,
  })
}

/** Returns undefined when only recovery codes are left, which are not a factor alone. */
const unlessEmpty = (factor: SecondFactor): SecondFactor | undefined => (factor.totp || factor.passkeys.length > 0 ? factor : undefined)

/** Uses up the code of a time step. Throws SECOND_FACTOR_INVALID for a step that is not later than the latest, or another app's. */
export function withUsedStep(current: SecondFactor | undefined, sealed: string, step: number): SecondFactor {
  if (current?.totp?.sealed !== sealed || step <= current.totp.lastStep) throw factorInvalid()
  return { ...current, totp: { ...current.totp, lastStep: step } }
}

/** Uses up a recovery code. Throws SECOND_FACTOR_INVALID for an unknown or used one. */
export function withUsedRecoveryCode(current: SecondFactor | undefined, hash: string): SecondFactor {
  if (!current?.recoveryHashes.includes(hash)) throw factorInvalid()
  return { ...current, recoveryHashes: current.recoveryHashes.filter((other) => other !== hash) }
}

/** Stores a use of a passkey. Throws SECOND_FACTOR_INVALID when its counter has not grown, or the passkey was removed. */
export function withUsedPasskey(current: SecondFactor | undefined, id: string, counter: number, at: Date): SecondFactor {
  const used = current?.passkeys.find((passkey) => passkey.id === id)
  if (!current || !used || !hasGrown(used.counter, counter)) throw factorInvalid()
  return { ...current, passkeys: current.passkeys.map((passkey) => (passkey === used ? { ...used, counter, lastUsedAt: at } : passkey)) }
}

/** Reports whether a counter has grown. Authenticators without one always send 0. */
const hasGrown = (before: number, after: number) => after > before || (before === 0 && after === 0)

/** Returns a passkey's name without control characters. Throws VALIDATION unless it has 1 to 40 characters. */
export function readPasskeyName(name: string): string {
  const read = name.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  if (read !== '' && [...read].length <= maxNameLength) return read
  const message = `A name has 1 to ${maxNameLength} characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { name: message } })
}

const wrong = 'This code is not right. Try again.'

/** The refusal of a wrong second factor at sign-in. */
export const factorInvalid = () => new DomainError('unauthenticated', 'SECOND_FACTOR_INVALID', wrong)

/** The refusal of a sign-in that has ended. */
export const signInExpired = () => new DomainError('unauthenticated', 'SECOND_FACTOR_EXPIRED', 'This took too long. Sign in again.')

/** The refusal of a wrong code while an authenticator app is added. The member stays signed in. */
export const newCodeInvalid = () => new DomainError('invalid', 'SECOND_FACTOR_INVALID', wrong, { fields: { code: wrong } })

export const newFactorExpired = () => new DomainError('invalid', 'SECOND_FACTOR_EXPIRED', 'This took too long. Start again.')

export const passkeyInvalid = () => new DomainError('invalid', 'PASSKEY_INVALID', 'This passkey could not be added. Try again.')

/** The refusal of a code whose secret cannot be opened, because the key of this service was lost. */
export const totpUnreadable = () =>
  new DomainError(
    'state',
    'SECOND_FACTOR_UNREADABLE',
    'Codes of your authenticator app cannot be checked. Use a recovery code or a passkey, then set the app up again.',
  )
