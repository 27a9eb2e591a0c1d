import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { Account } from '../domain/account.ts'
import type { Posting } from '../domain/posting.ts'
import { boughtRoleChanged } from './bought-role-changed.ts'
import { creditsDebited } from './credits-debited.ts'
import { creditsGranted } from './credits-granted.ts'
import { movementsOf } from './movement.ts'

/** The events that a posting leaves behind: what it gives and takes, and the role that has been bought where it changes. */
export function accountEvents(before: Account, { account, entries }: Posting, at: Date): EventEnvelope[] {
  const moved = movementsOf(entries).map((movement) => (movement.isGrant ? creditsGranted(movement) : creditsDebited(movement)))
  return account.bought.version === before.bought.version ? moved : [...moved, boughtRoleChanged(account, at)]
}
