import type { Account } from '../../domain/accounts/account.ts'
import type { NewAccount } from '../../domain/accounts/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { requestConfirmation } from '../email-changes/request-confirmation.ts'

export type CreateAccountPorts = Pick<Ports, 'accounts' | 'trustsAddresses' | 'markNetwork' | 'emailChanges' | 'mailSecrets' | 'now'>

/**
 * Adds an account, and mails it the link that confirms its address unless the address is proven. Throws as `Accounts.add` does.
 * `network` is the one where it is registered.
 */
export async function createAccount(
  ports: CreateAccountPorts,
  fields: Omit<NewAccount, 'createdAt' | 'emailConfirmedAt' | 'network'>,
  { network, isProven }: { network: string; isProven: boolean },
): Promise<Account> {
  const createdAt = new Date(ports.now())
  const isConfirmed = isProven || ports.trustsAddresses
  const confirmation = isConfirmed ? { emailConfirmedAt: createdAt } : {}
  const account = await ports.accounts.add({ ...fields, createdAt, network: ports.markNetwork(network), ...confirmation })
  // A mail that could not be queued can be requested again in the account's settings.
  if (!isConfirmed) await requestConfirmation(ports, account).catch(() => undefined)
  return account
}
