import type { OperatedAccount as WireAccount } from '@rostra/proto/gen/rostra/identity/v1/OperatedAccount'
import type { Account } from '../../domain/accounts/account.ts'

export function toWireOperated({ id, username, email, role, createdAt, suspension }: Account): WireAccount {
  const wireSuspension = suspension ? { ...suspension, at: suspension.at.toISOString() } : null
  return { id, username, email, role, createdAt: createdAt.toISOString(), suspension: wireSuspension }
}
