import type { Account } from '../../domain/accounts/account.ts'
import type { Reauthentication } from '../../domain/accounts/reauthentication.ts'
import type { AuditEntry, Origin } from '../../domain/audit/audit-log.ts'
import type { NoticeKind } from '../../domain/mail/mail.ts'
import type { Ports } from '../../domain/ports.ts'
import { generateRecoveryCodes, hashRecoveryCodes } from '../../domain/second-factor/recovery-codes.ts'
import { type FactorMethod, type Recovery, requireSecondFactor, type SecondFactor } from '../../domain/second-factor/second-factor.ts'
import { type Session, sessionEnded } from '../../domain/sessions/session.ts'
import { type ReauthenticatePorts, reauthenticate } from '../accounts/reauthenticate.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'
import { issueDeviceToken } from '../sessions/issue-device-token.ts'

/** A call of a signed-in member. */
export interface MemberCall {
  member: { id: string; sessionId: string }
  origin: Origin
}

/** A call with a reauthentication of the member. */
export interface ProvenCall extends MemberCall {
  reauthentication: Reauthentication
  /** Aborts when the caller no longer waits. A password that still waits for its comparison is then dropped. */
  signal: AbortSignal
}

interface FactorSession {
  account: Account
  session: Session
}

/** Returns the account and the session of a member who may change the second factor. Throws SESSION_ENDED or SECOND_FACTOR_NEEDED. */
export async function factorSession(ports: ActiveSessionPorts, { member }: MemberCall): Promise<FactorSession> {
  const found = await activeSession(ports, member)
  requireSecondFactor(found.account, found.session)
  return found
}

export type ProvenPorts = ActiveSessionPorts & ReauthenticatePorts

/** Like `factorSession`, for a change that needs the password or a one-time code. Throws WRONG_PASSWORD as well. */
export async function provenSession(ports: ProvenPorts, call: ProvenCall): Promise<FactorSession> {
  const found = await factorSession(ports, call)
  const { reauthentication, origin, signal } = call
  await reauthenticate(ports, { ...found, reauthentication, origin, signal })
  return found
}

export type ChangePorts = Pick<Ports, 'secondFactors' | 'sessions' | 'audit' | 'now'>

type FactorEvent = Extract<AuditEntry['event'], NoticeKind>

interface Change extends FactorSession {
  event: FactorEvent
  factor?: FactorMethod
  origin: Origin
}

type Apply = (current: SecondFactor | undefined) => SecondFactor | undefined

/** Changes the second factor, and informs the member by mail. Throws SESSION_ENDED, and the errors of `apply`. */
export async function changeFactor(
  ports: ChangePorts,
  { account, session, event, factor, origin }: Change,
  apply: Apply,
): Promise<Account> {
  const changed = await ports.secondFactors.change(account, apply, ports.now(), { notice: event, keptSessionId: session.id })
  if (!changed) throw sessionEnded()
  const entry = { ...origin, at: new Date(ports.now()), accountId: account.id, actor: 'self', agent: session.agent } as const
  await ports.audit.record({ ...entry, event, ...(factor && { factor }) })
  return changed
}

/** What comes with the first factor of an account; empty for a further one. */
export interface FirstFactor {
  recoveryCodes: string[]
  /** Marks the browser as a device that has passed the second factor. */
  deviceToken: string
}

/**
 * Adds a factor. A first factor ends the account's other sessions, and marks this session as opened with the second factor.
 */
export async function addFactor(
  ports: ChangePorts & Pick<Ports, 'signer'>,
  change: Omit<Change, 'event'>,
  apply: (current: SecondFactor | undefined, recovery: Recovery) => SecondFactor,
): Promise<FirstFactor> {
  const { account, session } = change
  const isFirst = !account.secondFactor
  const recoveryCodes = isFirst ? generateRecoveryCodes() : []
  const recovery = { recoveryHashes: hashRecoveryCodes(recoveryCodes), recoveryAt: new Date(ports.now()) }
  const changed = await changeFactor(ports, { ...change, event: 'second-factor-added' }, (current) => apply(current, recovery))
  if (!isFirst) return { recoveryCodes, deviceToken: '' }
  await ports.sessions.endAllExcept(changed, session.id)
  return { recoveryCodes, deviceToken: await issueDeviceToken(ports, changed, { passedFactor: true }) }
}
