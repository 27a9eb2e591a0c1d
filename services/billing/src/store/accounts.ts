import { gathering } from '@rostra/kit/gathering'
import type { Model } from 'mongoose'
import type { Account } from '../domain/account.ts'
import { beginMonth } from '../domain/month.ts'
import type { Accounts, Rule } from '../domain/ports.ts'
import { inOrder } from '../domain/rule.ts'
import type { AccountRow } from './account-model.ts'
import type { AccountWrites } from './account-writes.ts'
import { createApply, type Wanted } from './apply-change.ts'
import { closeAccount } from './close-account.ts'
import { heldCredits } from './held-credits.ts'
import type { LastSeen } from './last-seen.ts'
import type { EntryRow } from './ledger-model.ts'

export interface AccountStore {
  accounts: Model<AccountRow>
  ledger: Model<EntryRow>
  writes: AccountWrites
  lastSeen: LastSeen
  now: () => Date
  /** Hears when a change has left events. */
  left: () => void
}

/** Changes of one account that are stored in one write. */
const mostTogether = 100
const recentMs = 1_000

/**
 * Accounts in MongoDB. What is wanted of one account while it is being changed is done together afterwards; changes of other replicas are met
 * by the account's version.
 */
export function mongoAccounts({ accounts, ledger, writes, lastSeen, now, left }: AccountStore): Accounts {
  const gather = gathering<Wanted>(mostTogether, createApply(writes, lastSeen, now, left))
  const apply = (id: string, askedAt: number, rule: Rule, opens = true) =>
    new Promise<{ account: Account; changed: boolean }>((resolve, reject) => gather(id, { rule, askedAt, opens, resolve, reject }))

  return {
    ...heldCredits(accounts),
    change: async (id, role, rule) => {
      const whole = role === null ? rule : inOrder(beginMonth(role), rule)
      return (await apply(id, performance.now(), whole)).account
    },
    changeKnown: async (id, rule) => {
      const { account, changed } = await apply(id, performance.now(), unlessClosed(rule), false)
      return changed ? account : null
    },
    recent: async (id, role) => (await apply(id, performance.now() - recentMs, beginMonth(role))).account,
    close: async (id) => {
      await closeAccount(accounts, ledger, id)
      lastSeen.forget(id)
    },
  }
}

const unlessClosed =
  (rule: Rule): Rule =>
  (account, at) =>
    account.closed ? null : rule(account, at)
