import { type Account, uniqueKey } from '../../domain/accounts/account.ts'
import { readEmail } from '../../domain/accounts/email-address.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

export interface UpdateProfile {
  member: { id: string; sessionId: string }
  /** An absent field stays unchanged. */
  email?: string | undefined
  insights?: boolean | undefined
  origin: Origin
}

/** Changes the member's profile. Throws SESSION_ENDED, VALIDATION or EMAIL_TAKEN. */
export async function updateProfile(
  ports: ActiveSessionPorts & Pick<Ports, 'changes' | 'audit'>,
  { member, email, insights, origin }: UpdateProfile,
): Promise<Account> {
  const { session } = await activeSession(ports, member)
  const address = email === undefined ? undefined : readEmail({ email })
  const changed = await ports.changes.setProfile(member.id, { address, insights }, ports.now())
  if (!changed) throw sessionEnded()
  const { account, before } = changed
  if (uniqueKey(account.email) !== uniqueKey(before.email)) {
    const at = new Date(ports.now())
    await ports.audit.record({ ...origin, at, event: 'email-changed', accountId: account.id, actor: 'self', agent: session.agent })
  }
  return account
}
