import type { Account } from '../../domain/accounts/account.ts'
import { applyGrant, type Grant } from '../../domain/accounts/grants.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import type { Ports } from '../../domain/ports.ts'

/** Grants credits and returns the account. A repeated grant id changes nothing. Throws ACCOUNT_NOT_FOUND. */
export async function grantCredits({ accounts }: Pick<Ports, 'accounts'>, grant: Grant): Promise<Account> {
  try {
    return await accounts.change(grant.accountId, null, applyGrant(grant))
  } catch (error) {
    if (!(error instanceof DuplicateEntryError)) throw error
    return accounts.change(grant.accountId, null, () => null)
  }
}
