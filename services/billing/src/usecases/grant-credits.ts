import type { Account } from '../domain/account.ts'
import { type Grant, grant } from '../domain/grant.ts'
import { EntryExists } from '../domain/ledger.ts'
import type { Ports } from '../domain/ports.ts'

/** Gives credits once, however often it is asked with the same grant id. Throws ACCOUNT_NOT_FOUND. */
export async function grantCredits({ accounts }: Pick<Ports, 'accounts'>, given: Grant): Promise<Account> {
  try {
    return await accounts.change(given.accountId, null, grant(given))
  } catch (error) {
    if (!(error instanceof EntryExists)) throw error
    return accounts.change(given.accountId, null, () => null)
  }
}
