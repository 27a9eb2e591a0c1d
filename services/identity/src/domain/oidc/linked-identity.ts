import { DomainError } from '@rostra/kit/errors'

/** An identity at an issuer that signs in to an account. */
export interface LinkedIdentity {
  id: string
  /** The address of the issuer. */
  issuer: string
  /** The id that the issuer gave to the person, unique within it. */
  subject: string
  /** The name or the address that the issuer gave when it was linked; empty for none. */
  name: string
  linkedAt: Date
}

/** Throws IDENTITY_EXISTS when an account has an identity of this issuer. */
export function refuseSecondIdentity(identities: readonly LinkedIdentity[] = [], issuer: string): void {
  if (identities.some((identity) => identity.issuer === issuer)) throw identityExists()
}

export interface WaysIn {
  hasPassword: boolean
  /** The addresses of the issuers in the settings. Others are no way in. */
  issuers: readonly string[]
}

/** Returns the identities without one. Throws IDENTITY_NOT_FOUND, or LAST_WAY_IN when neither a password nor an identity would be left. */
export function withoutIdentity(
  identities: readonly LinkedIdentity[] = [],
  id: string,
  { hasPassword, issuers }: WaysIn,
): LinkedIdentity[] {
  const isWayIn = ({ issuer }: LinkedIdentity) => issuers.includes(issuer)
  const removed = identities.find((identity) => identity.id === id)
  if (!removed) throw new DomainError('not_found', 'IDENTITY_NOT_FOUND', 'This sign-in was removed already')
  const rest = identities.filter((identity) => identity !== removed)
  if (isWayIn(removed) && !hasPassword && !rest.some(isWayIn))
    throw new DomainError('state', 'LAST_WAY_IN', 'This is the only way into your account. Set a password first.')
  return rest
}

/** Returns the identities that were linked before a time. */
export const linkedBefore = (identities: readonly LinkedIdentity[] = [], at: Date): LinkedIdentity[] =>
  identities.filter(({ linkedAt }) => linkedAt.getTime() < at.getTime())

const identityExists = () => new DomainError('exists', 'IDENTITY_EXISTS', 'Your account has a sign-in with this service already')

export const identityTaken = () =>
  new DomainError('exists', 'IDENTITY_TAKEN', 'This sign-in belongs to another account. Remove it there first.')

export const addressHasAccount = (label: string) =>
  new DomainError(
    'exists',
    'EMAIL_TAKEN',
    `An account with the email address of your ${label} account exists already. Log in to it, then link ${label} in your account settings.`,
  )
