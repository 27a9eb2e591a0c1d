import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import type { Choices } from '../../domain/accounts/choices.ts'
import { type EmailAddress, readEmail } from '../../domain/accounts/email-address.ts'
import type { Reauthentication } from '../../domain/accounts/reauthentication.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireSecondFactor } from '../../domain/second-factor/second-factor.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { requestConfirmation } from '../email-changes/request-confirmation.ts'
import { requestEmailChange } from '../email-changes/request-email-change.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'
import { type ReauthenticatePorts, reauthenticate } from './reauthenticate.ts'

export interface UpdateProfile {
  member: { id: string; sessionId: string }
  /** An absent field keeps its value. */
  email?: string | undefined
  choices: Partial<Choices>
  /** Required for another address, or another spelling of the current one. */
  reauthentication: Reauthentication
  origin: Origin
  /** Aborts when the caller no longer waits. A password that still waits for its comparison is then dropped. */
  signal: AbortSignal
}

type UpdatePorts = ActiveSessionPorts & ReauthenticatePorts & Pick<Ports, 'changes' | 'emailChanges'>

/**
 * Changes the member's profile. A new address waits for its confirmation; sending the current address cancels that. In
 * another spelling it is stored at once. While it is not confirmed, a link is mailed to it again. Throws SESSION_ENDED,
 * VALIDATION, SECOND_FACTOR_NEEDED, EMAIL_TAKEN, WRONG_PASSWORD or TOO_MANY_TRIES.
 */
export async function updateProfile(
  ports: UpdatePorts,
  { member, email, choices, reauthentication, origin, signal }: UpdateProfile,
): Promise<Account> {
  const { account, session } = await activeSession(ports, member)
  const address = email === undefined ? undefined : readEmail({ email })
  const isNew = address !== undefined && address.emailKey !== uniqueKey(account.email)
  const isChanged = address !== undefined && address.email !== account.email
  if (isChanged) requireSecondFactor(account, session)
  if (isNew) await ports.emailChanges.refuseTaken(address.emailKey, account.id)
  if (isChanged) await reauthenticate(ports, { account, session, reauthentication, origin, signal })
  const isResent = address !== undefined && !isNew && !account.emailConfirmedAt
  let changed = account
  if (isNew) changed = await requestChange(ports, account, address, { agent: session.agent, origin })
  else if (isResent) changed = await requestConfirmation(ports, { ...account, email: address.email })
  // Storing an address cancels the one that waits.
  const isStored = address !== undefined && !isNew && !isResent
  if (Object.keys(choices).length === 0 && !isStored) return changed
  const saved = await ports.changes.setProfile(member.id, { ...(isStored && { address }), choices }, ports.now())
  if (!saved) throw sessionEnded()
  return saved
}

async function requestChange(
  ports: UpdatePorts,
  account: Account,
  address: EmailAddress,
  { agent, origin }: { agent: string; origin: Origin },
): Promise<Account> {
  const changed = await requestEmailChange(ports, account, address)
  const at = new Date(ports.now())
  await ports.audit.record({ ...origin, at, event: 'email-change-requested', accountId: account.id, actor: 'self', agent })
  return changed
}
