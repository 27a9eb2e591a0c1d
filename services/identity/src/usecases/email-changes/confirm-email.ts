import type { Account } from '../../domain/accounts/account.ts'
import { refuseSuspended } from '../../domain/accounts/suspension.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import { confirmationInvalid } from '../../domain/email-changes/email-change.ts'
import type { Ports } from '../../domain/ports.ts'
import { maxTokenLength } from '../../domain/recovery/reset-link.ts'
import { hashSecret, isStale, type Session } from '../../domain/sessions/session.ts'
import { issueDeviceToken } from '../sessions/issue-device-token.ts'

export interface ConfirmEmail {
  token: string
  /** The member who opens the link; absent without a session. */
  member?: { id: string; sessionId: string } | undefined
  origin: Origin
}

export interface ConfirmedEmail {
  account: Account
  undone: boolean
  sessionsEnded: boolean
  /** Also the second factors and linked identities that were set before the proof, or since the undone change. */
  passwordRemoved: boolean
  /** Marks the member's browser as a device for the mails of the address. Empty without a session. */
  deviceToken: string
}

/**
 * Confirms a new address, or undoes the change of an address, by the token of a mailed link. The first proof of an address ends every
 * other session. Undoing ends every session, and removes the password and the second factors added since the change. Throws TOKEN_INVALID,
 * or EMAIL_TAKEN or ACCOUNT_SUSPENDED, after which the link stays valid.
 */
export async function confirmEmail(
  ports: Pick<Ports, 'emailChanges' | 'sessions' | 'signer' | 'audit' | 'contact' | 'now'>,
  { token, member, origin }: ConfirmEmail,
): Promise<ConfirmedEmail> {
  const { emailChanges, sessions, audit, contact, now } = ports
  const hash = hashSecret(token.slice(0, maxTokenLength))
  const found = await emailChanges.find(hash, now())
  if (!found) throw confirmationInvalid()
  refuseSuspended(found.account, contact)
  const undone = found.does === 'undo'
  const kept = undone ? null : await ownSession(ports, found.account, member)
  const keptSessionId = kept?.id ?? null
  const account = undone ? await emailChanges.undo(hash, now()) : await emailChanges.confirm(hash, now(), keptSessionId)
  if (!account) throw confirmationInvalid()
  const sessionsEnded = undone || !found.account.emailConfirmedAt
  const passwordRemoved = sessionsEnded && !kept
  if (sessionsEnded) await sessions.endAllExcept(account, keptSessionId)
  const confirmed = account.email === found.account.email ? 'email-proven' : 'email-changed'
  const event = undone ? 'email-change-undone' : confirmed
  await audit.record({ ...origin, at: new Date(now()), event, accountId: account.id, actor: 'self', agent: '' })
  const deviceToken = kept ? await issueDeviceToken(ports, account, { passedFactor: kept.secondFactor === true }) : ''
  return { account, undone, sessionsEnded, passwordRemoved, deviceToken }
}

/** Returns the member's session when it is an open one of this account. */
async function ownSession(
  { sessions, now }: Pick<Ports, 'sessions' | 'now'>,
  account: Account,
  member: ConfirmEmail['member'],
): Promise<Session | null> {
  if (member?.id !== account.id) return null
  const session = await sessions.byId(account.id, member.sessionId, new Date(now()))
  return session && !isStale(session, account) ? session : null
}
