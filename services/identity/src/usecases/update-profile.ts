import type { Account } from '../domain/account.ts'
import type { Origin } from '../domain/audit.ts'
import { keyOf, readEmail } from '../domain/email-address.ts'
import type { Ports } from '../domain/ports.ts'
import { sessionEnded } from '../domain/session.ts'
import { standing } from './standing.ts'

export interface UpdateProfile {
  member: { id: string; sessionId: string }
  /** What isn't given stays. */
  email?: string | undefined
  insights?: boolean | undefined
  origin: Origin
}

/** Throws VALIDATION or EMAIL_TAKEN. */
export async function updateProfile(ports: Ports, { member, email, insights, origin }: UpdateProfile): Promise<Account> {
  const { session } = await standing(ports, member)
  const address = email === undefined ? undefined : readEmail({ email })
  const changed = await ports.changes.setProfile(member.id, { address, insights }, ports.now())
  if (!changed) throw sessionEnded()
  const { account, before } = changed
  if (keyOf(account.email) !== keyOf(before.email)) {
    const at = new Date(ports.now())
    await ports.audit.record({ ...origin, at, event: 'email-changed', accountId: account.id, actor: 'self', agent: session.agent })
  }
  return account
}
