import { batchByKey } from '@rostra/kit/async/batch-by-key'
import type { Model } from 'mongoose'
import type { Account } from '../../domain/accounts/account.ts'
import { type AccountRule, chainRules } from '../../domain/accounts/account-change.ts'
import { beginMonth } from '../../domain/accounts/allowance.ts'
import type { Accounts } from '../../domain/accounts/ports.ts'
import type { AccountCache } from './account-cache.ts'
import type { AccountRow } from './account-model.ts'
import type { AccountWrites } from './account-writes.ts'
import { createChangeApplier, type PendingChange } from './apply-changes.ts'
import { closeAccount } from './close-account.ts'
import type { LedgerEntryRow } from './ledger-model.ts'
import { openHolds } from './open-holds.ts'

interface AccountsOptions {
  accounts: Model<AccountRow>
  ledger: Model<LedgerEntryRow>
  writes: AccountWrites
  cache: AccountCache
  now: () => Date
}

/** The most changes of one account that are stored in one write. */
const maxBatchSize = 100
/** The oldest snapshot that `getRecent` returns, in milliseconds. */
const recentMs = 1_000

/**
 * Stores accounts in MongoDB. Concurrent changes of one account are batched within a replica; conflicts with other replicas are detected by
 * the account's version.
 */
export function mongoAccounts({ accounts, ledger, writes, cache, now }: AccountsOptions): Accounts {
  const enqueue = batchByKey<PendingChange>(maxBatchSize, createChangeApplier(writes, cache, now))
  const apply = (id: string, rule: AccountRule, requestedAt = performance.now(), mayCreate = true) =>
    new Promise<{ account: Account; isChanged: boolean }>((resolve, reject) =>
      enqueue(id, { rule, requestedAt, mayCreate, resolve, reject }),
    )

  return {
    ...openHolds(accounts),
    change: async (id, role, rule) => {
      const { account } = await apply(id, role === null ? rule : chainRules(beginMonth(role), rule))
      return account
    },
    changeExisting: async (id, rule) => {
      const { account, isChanged } = await apply(id, unlessClosed(rule), performance.now(), false)
      return isChanged ? account : null
    },
    getRecent: async (id, role) => {
      const { account } = await apply(id, beginMonth(role), performance.now() - recentMs)
      return account
    },
    close: async (id) => {
      await closeAccount(accounts, ledger, id)
      cache.delete(id)
    },
  }
}

const unlessClosed =
  (rule: AccountRule): AccountRule =>
  (account, at) =>
    account.closed ? null : rule(account, at)
