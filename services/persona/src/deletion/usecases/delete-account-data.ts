import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import { survivesOwner } from '../../core/domain/personas/ownership.ts'
import type { Ports } from '../domain/ports.ts'

export type AccountData = Pick<Ports, 'personas' | 'forgets' | 'deletedAccounts'>

/**
 * Adds a tombstone for a deleted account and deletes its data, for one turn: sweeps do what is left of the votes, reports and visits of
 * a very active member. Safe to repeat: a retry after a crash continues with what is left.
 */
export async function deleteAccountData(ports: AccountData, accountId: string, turn: Turn): Promise<void> {
  await ports.deletedAccounts.add(accountId)
  if (!(await deleteStoredData(ports, accountId, turn))) await ports.deletedAccounts.sweepAgain(accountId)
}

/**
 * Deletes the personas of an account, except those that survive their owner, and removes its id from its votes, reports and visits. Needs
 * the tombstone, which makes later writes of the account fail. Returns false when the turn ended with rows left.
 */
export async function deleteStoredData(
  { personas, forgets }: Omit<AccountData, 'deletedAccounts'>,
  accountId: string,
  turn: Turn,
): Promise<boolean> {
  for (const persona of await personas.ownedBy(accountId)) {
    if (survivesOwner(persona)) await personas.removeOwner(persona.id)
    else await personas.delete(persona.id)
  }
  await personas.deleteCreationCounter(accountId)
  const batches = forgets.flatMap(({ account }) => account?.(accountId) ?? [])
  return runBatches(batches, turn)
}
