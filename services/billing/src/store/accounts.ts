import type { Model } from 'mongoose'
import { beginMonth } from '../domain/month.ts'
import type { Accounts, Rule } from '../domain/ports.ts'
import { inOrder } from '../domain/rule.ts'
import type { AccountRow } from './account-model.ts'
import type { AccountWrites } from './account-writes.ts'
import { createApply } from './apply-change.ts'
import { closeAccount } from './close-account.ts'
import { heldCredits } from './held-credits.ts'
import { createTurns } from './in-turn.ts'
import { createLastSeen } from './last-seen.ts'
import type { EntryRow } from './ledger-model.ts'

export interface AccountStore {
  accounts: Model<AccountRow>
  ledger: Model<EntryRow>
  writes: AccountWrites
  now: () => Date
  /** Hears when a change has left events. */
  left: () => void
}

const mostRemembered = 20_000
const recentMs = 1_000

/** Accounts in MongoDB. Changes of one account take turns in this process; those of other replicas are met by the account's version. */
export function mongoAccounts({ accounts, ledger, writes, now, left }: AccountStore): Accounts {
  const inTurn = createTurns()
  const lastSeen = createLastSeen(mostRemembered)
  const apply = createApply(writes, lastSeen, now, left)
  const inTurnSince = (id: string, askedAt: number, rule: Rule, opens = true) => inTurn(id, () => apply(id, rule, { askedAt, opens }))

  return {
    ...heldCredits(accounts),
    change: async (id, role, rule) => {
      const whole = role === null ? rule : inOrder(beginMonth(role), rule)
      return (await inTurnSince(id, performance.now(), whole)).account
    },
    changeKnown: async (id, rule) => {
      const { account, changed } = await inTurnSince(id, performance.now(), unlessClosed(rule), false)
      return changed ? account : null
    },
    recent: async (id, role) => (await inTurnSince(id, performance.now() - recentMs, beginMonth(role))).account,
    close: (id) =>
      inTurn(id, async () => {
        lastSeen.forget(id)
        await closeAccount(accounts, ledger, id)
      }),
  }
}

const unlessClosed =
  (rule: Rule): Rule =>
  (account, at) =>
    account.closed ? null : rule(account, at)
